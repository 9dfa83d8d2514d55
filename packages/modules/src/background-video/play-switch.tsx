/** The button that stops and starts a background video. */
import { phrase, useEvent, useStyle, useSwitch } from '@enliven/core';
import { useState } from 'react';

interface PlaySwitchProps {
  /** It stands right behind the video's box, where it changes no style sheet's counting. */
  at: Element;
  /** What the video stands behind: the button shows while the pointer is over it. */
  owner: Element;
  paused: boolean;
  onPress(): void;
}

const PLACE = { position: 'absolute', bottom: '12px', insetInlineEnd: '12px', zIndex: '10', visibility: 'visible' };

/** Seen while the video stands still, under the pointer, with the focus, and wherever nothing can hover. */
export function PlaySwitch({ at, owner, paused, onPress }: PlaySwitchProps): null {
  const button = useSwitch(at, {
    where: 'afterend',
    className: 'enliven-video-switch',
    stopped: paused,
    label: paused
      ? phrase('play_background_video', 'Play background video')
      : phrase('pause_background_video', 'Pause background video'),
    place: PLACE,
    onPress(event) {
      // What the video stands behind may be a link (contract §35).
      event.stopPropagation();
      onPress();
    },
  });
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [touch] = useState(() => at.ownerDocument.defaultView?.matchMedia?.('(hover: none)').matches ?? false);
  useEvent(owner, 'mouseenter', () => setHovered(true));
  useEvent(owner, 'mouseleave', () => setHovered(false));
  useEvent(button, 'focus', () => setFocused(true));
  useEvent(button, 'blur', () => setFocused(false));
  useStyle(button, 'opacity', paused || hovered || focused || touch ? '1' : '0');
  return null;
}
