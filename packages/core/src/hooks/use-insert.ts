/** Inserts elements beside or inside a server element while mounted, among them buttons that stop and start movement (WCAG 2.2.2). */
import { useLayoutEffect, useState } from 'react';
import { member } from '../dom/members';
import { shared } from '../runtime/shared';
import { useAttr, useProp } from './use-claim';
import { useEvent } from './use-event';

/** Elements that behaviors have inserted, copies of server elements aside. */
const inserted = shared('inserted', () => new WeakSet<Element>());

/** Whether an element is, or is in, one that a behavior has inserted: page data may address these too, although the scanner leaves them alone. */
export function isInserted(element: Element): boolean {
  const around = element.closest('[data-enliven-ignore]');
  return !!around && inserted.has(around);
}

/** What is inserted, and where. */
export interface Insertion {
  /** @default 'beforeend' */
  where?: InsertPosition;
  /** @default 'div' */
  tag?: string;
  className?: string;
}

/**
 * Inserts an element beside or inside a server element while mounted.
 *
 * @returns the element once it is there; the scanner leaves it alone
 */
export function useInsert(
  at: Element,
  { where = 'beforeend', tag = 'div', className }: Insertion = {},
): HTMLElement | null {
  const [current, setCurrent] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const element = member(at, 'ownerDocument').createElement(tag);
    if (className) element.className = className;
    element.setAttribute('data-enliven-ignore', '');
    inserted.add(element);
    member(at, 'insertAdjacentElement')(where, element);
    setCurrent(element);
    return () => {
      element.remove();
      setCurrent(null);
    };
  }, [at, where, tag, className]);
  return current;
}

/** Options of the button. */
export interface SwitchOptions extends Omit<Insertion, 'tag'> {
  stopped: boolean;
  /** What a press does, for a screen reader. */
  label: string;
  onPress(event: Event): void;
  /** Where it stands. Keep one object: it is read once. */
  place: Partial<CSSStyleDeclaration>;
}

/** Styles of the button. */
const LOOK: Partial<CSSStyleDeclaration> = {
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
  // The sign in its plain form, not as a colored picture.
  useProp(button, 'textContent', stopped ? '▶\uFE0E' : '❚❚');
  useLayoutEffect(() => {
    if (button) Object.assign(button.style, LOOK, place);
  }, [button, place]);
  return button;
}
