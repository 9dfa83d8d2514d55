/** The button that stops and starts everything that moves without end; there is one for the whole page. */
import { phrase, useAttr, useEvent, useInsert, useProp } from '@enliven/core';
import { useLayoutEffect } from 'react';
import { stopLoops } from './loops';

interface LoopSwitchProps {
  document: Document;
  stopped: boolean;
}

const INSERTION = { tag: 'button', className: 'enliven-animation-switch' } as const;

/** Ours, so nothing of it has to be given back one by one. */
const LOOK: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  bottom: '12px',
  insetInlineStart: '12px',
  zIndex: '99998',
  width: '40px',
  height: '40px',
  padding: '0',
  border: '2px solid #fff',
  borderRadius: '50%',
  background: 'rgb(0 0 0 / 0.7)',
  color: '#fff',
  font: '14px/1 sans-serif',
  cursor: 'pointer',
};

export function LoopSwitch({ document, stopped }: LoopSwitchProps): null {
  const button = useInsert(document.body, INSERTION);
  useEvent(button, 'click', () => stopLoops(!stopped));
  useAttr(button, 'type', 'button');
  const label = stopped ? phrase('play_animations', 'Play animations') : phrase('stop_animations', 'Stop animations');
  useAttr(button, 'aria-label', label);
  useAttr(button, 'title', label);
  useProp(button, 'textContent', stopped ? '▶\uFE0E' : '❚❚');
  useLayoutEffect(() => {
    if (button) Object.assign(button.style, LOOK);
  }, [button]);
  return null;
}
