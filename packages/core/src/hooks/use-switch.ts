/** Button that stops and starts movement (WCAG 2.2.2). */
import { useLayoutEffect } from 'react';
import { useAttr, useProp } from './use-claims';
import { useEvent } from './use-event';
import { type Insertion, useInsert } from './use-insert';

/** Options of the button. */
export interface SwitchOptions extends Omit<Insertion, 'tag'> {
  stopped: boolean;
  /** Name of the action, for screen readers. */
  label: string;
  onPress(event: Event): void;
  /** Styles that place the button. Keep one object: the styles are read once. */
  place: Partial<CSSStyleDeclaration>;
}

/** Styles of the button. */
const STYLE: Partial<CSSStyleDeclaration> = {
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

/**
 * Inserts a button that stops and starts movement (WCAG 2.2.2).
 *
 * @returns the button once it is there
 */
export function useSwitch(
  at: Element,
  { stopped, label, onPress, place, ...where }: SwitchOptions,
): HTMLElement | null {
  const button = useInsert(at, { ...where, tag: 'button' });
  useEvent(button, 'click', onPress);
  useAttr(button, 'type', 'button');
  useAttr(button, 'aria-label', label);
  useAttr(button, 'title', label);
  // The variation selector asks for the plain sign instead of the emoji.
  useProp(button, 'textContent', stopped ? '▶\uFE0E' : '❚❚');
  useLayoutEffect(() => {
    if (button) Object.assign(button.style, STYLE, place);
  }, [button, place]);
  return button;
}
