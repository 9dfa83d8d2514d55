/** The button that stops and starts a background video: movement that lasts needs one (WCAG 2.2.2). */
import { phrase, useAttr, useEvent, useInsert, useProp, useStyle } from '@enliven/core';
import { useLayoutEffect, useState } from 'react';

interface PlaySwitchProps {
  /** It stands right behind the video's box, where it changes no style sheet's counting. */
  at: Element;
  /** What the video stands behind: the button shows while the pointer is over it. */
  owner: Element;
  paused: boolean;
  onPress(): void;
}

const INSERTION = { where: 'afterend', tag: 'button', className: 'enliven-video-switch' } as const;

/** Ours, so nothing of it has to be given back one by one. */
const LOOK: Partial<CSSStyleDeclaration> = {
  position: 'absolute',
  bottom: '12px',
  insetInlineEnd: '12px',
  zIndex: '10',
  width: '40px',
  height: '40px',
  padding: '0',
  border: '2px solid #fff',
  borderRadius: '50%',
  background: 'rgb(0 0 0 / 0.7)',
  color: '#fff',
  font: '14px/1 sans-serif',
  cursor: 'pointer',
  visibility: 'visible',
};

/** Seen while the video stands still, under the pointer, with the focus, and wherever nothing can hover. */
export function PlaySwitch({ at, owner, paused, onPress }: PlaySwitchProps): null {
  const button = useInsert(at, INSERTION);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [touch] = useState(() => at.ownerDocument.defaultView?.matchMedia?.('(hover: none)').matches ?? false);
  useEvent(owner, 'mouseenter', () => setHovered(true));
  useEvent(owner, 'mouseleave', () => setHovered(false));
  useEvent(button, 'focus', () => setFocused(true));
  useEvent(button, 'blur', () => setFocused(false));
  useEvent(button, 'click', (event) => {
    // What the video stands behind may be a link (contract §35).
    event.stopPropagation();
    onPress();
  });
  useAttr(button, 'type', 'button');
  useAttr(
    button,
    'aria-label',
    paused
      ? phrase('play_background_video', 'Play background video')
      : phrase('pause_background_video', 'Pause background video'),
  );
  useProp(button, 'textContent', paused ? '▶\uFE0E' : '❚❚');
  useLayoutEffect(() => {
    if (button) Object.assign(button.style, LOOK);
  }, [button]);
  useStyle(button, 'opacity', paused || hovered || focused || touch ? '1' : '0');
  return null;
}
