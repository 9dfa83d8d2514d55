/** The boxes around a medium, by the names that themes style (docs/reference/players.md#markup-players-build). */

import { useLayoutEffect, useState } from 'react';

export interface Shell {
  container: HTMLElement;
  /** Directly around the medium; what other scripts know as `player.media`. */
  wrapper: HTMLElement;
  layers: HTMLElement;
  controls: HTMLElement;
}

function make(owner: Document, tag: string, className: string, parent?: Element): HTMLElement {
  const element = owner.createElement(tag);
  if (className) element.className = className;
  parent?.append(element);
  return element;
}

/**
 * Puts the boxes around the medium, which stays the same node.
 *
 * If a script moves the medium, the boxes move with it.
 *
 * @returns the boxes, and the function that takes them away
 */
function buildShell(media: HTMLElement, label: string): Shell & { remove(): void } {
  const owner = media.ownerDocument;
  const name = make(owner, 'span', 'mejs-offscreen');
  name.textContent = label;
  // The container bears the same name, which need not be heard twice.
  name.setAttribute('aria-hidden', 'true');
  const container = make(owner, 'div', '');
  const inner = make(owner, 'div', 'mejs-inner', container);
  const wrapper = make(owner, 'mediaelementwrapper', '', make(owner, 'div', 'mejs-mediaelement', inner));
  const layers = make(owner, 'div', 'mejs-layers', inner);
  const controls = make(owner, 'div', 'mejs-controls', inner);
  for (const ours of [layers, controls]) ours.setAttribute('data-enliven-ignore', '');

  const observer = typeof MutationObserver === 'function' ? new MutationObserver(follow) : undefined;
  function wrap(): void {
    media.before(name, container);
    wrapper.append(media);
    observer?.takeRecords();
  }
  function follow(): void {
    if (media.parentNode !== wrapper && media.isConnected) wrap();
  }
  wrap();
  observer?.observe(wrapper, { childList: true });
  return {
    container,
    wrapper,
    layers,
    controls,
    remove() {
      observer?.disconnect();
      if (media.parentNode === wrapper) container.replaceWith(media);
      container.remove();
      name.remove();
    },
  };
}

/** @returns undefined before they are there, and without a medium */
export function useShell(media: HTMLMediaElement | null, label: string): Shell | undefined {
  const [shell, setShell] = useState<Shell>();
  useLayoutEffect(() => {
    if (!media) return;
    const built = buildShell(media, label);
    setShell(built);
    return () => {
      setShell(undefined);
      built.remove();
    };
  }, [media, label]);
  return shell;
}

/** Whether the control bar is visible, and how to show it. */
export interface ControlsShown {
  /** The bar is out of sight, though the keyboard still reaches it. */
  hidden: boolean;
  show(): void;
  hide(): void;
}
