/** The button that stops and starts a background video. */
import { phrase, useEvent, useStyle, useSwitch } from '@enliven/core';
import { useState } from 'react';
import { useFocusStyle } from '../shared/use-focus-style';
import { OWNERS } from './config';

interface PlaySwitchProps {
  /** It stands right behind the video's box, where it changes no style sheet's counting. */
  at: Element;
  /** What the video stands behind: the button shows while the pointer is over it. */
  owner: Element;
  paused: boolean;
  onPress(): void;
}

const PLACE = { position: 'absolute', bottom: '12px', zIndex: '10', visibility: 'visible' };
/** Pixels between two buttons, and how far the first stands from the edge. */
const STEP = 52;
const EDGE = 12;

/** What stands in front of one video may have another behind itself: their buttons stand side by side. */
function placeIn(owner: Element): Partial<CSSStyleDeclaration> {
  let outer = 0;
  for (let at = owner.parentElement?.closest(OWNERS); at; at = at.parentElement?.closest(OWNERS)) outer += 1;
  return { ...PLACE, insetInlineEnd: `${EDGE + outer * STEP}px` };
}

/** Seen while the video stands still, under the pointer, with the focus, and wherever nothing can hover. */
export function PlaySwitch({ at, owner, paused, onPress }: PlaySwitchProps): null {
  const [place] = useState(() => placeIn(owner));
  const button = useSwitch(at, {
    where: 'afterend',
    className: 'enliven-video-switch',
    stopped: paused,
    label: paused
      ? phrase('play_background_video', 'Play background video')
      : phrase('pause_background_video', 'Pause background video'),
    place,
    onPress(event) {
      // What the video stands behind may be a link (docs/reference/links.md#what-answers-by-itself).
      event.stopPropagation();
      onPress();
    },
  });
  useFocusStyle(button);
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
