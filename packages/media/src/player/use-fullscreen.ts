/** Fullscreen mode of a player (docs/reference/players.md#keyboard-and-focus). */
import { emit, useClass, useEvent } from '@enliven/core';
import { useState } from 'react';

export interface Fullscreen {
  possible: boolean;
  on: boolean;
  enter(): void;
  exit(): void;
  toggle(): void;
}

/** Fullscreen API of older WebKit, on videos only. */
interface WebKitVideo extends HTMLMediaElement {
  webkitEnterFullscreen?(): void;
}

export function useFullscreen(container: HTMLElement, media: WebKitVideo): Fullscreen {
  const owner = container.ownerDocument;
  const [on, setOn] = useState(false);
  useEvent(owner, 'fullscreenchange', () => {
    const isFullscreen = owner.fullscreenElement === container;
    if (isFullscreen === on) return;
    setOn(isFullscreen);
    emit(container, isFullscreen ? 'enteredfullscreen' : 'exitedfullscreen');
  });
  useClass(owner.documentElement, 'mejs-fullscreen', on || undefined);
  const screen: Fullscreen = {
    possible: owner.fullscreenEnabled || typeof media.webkitEnterFullscreen === 'function',
    on,
    enter() {
      // If the browser refuses, the player stays unchanged.
      if (owner.fullscreenEnabled) container.requestFullscreen().catch(() => {});
      else media.webkitEnterFullscreen?.();
    },
    exit() {
      if (owner.fullscreenElement) owner.exitFullscreen().catch(() => {});
    },
    toggle: () => (on ? screen.exit() : screen.enter()),
  };
  return screen;
}
