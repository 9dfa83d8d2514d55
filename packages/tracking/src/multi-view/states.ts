/** What is hovered, focused and pressed on a page, for all rules together (docs/reference/tracking.md#hover-and-focus). */
import { listen } from '@enliven/core';
import { listeners } from '../shared/listeners';
import type { State } from './values';

type Pointed = PointerEvent & { target: Element };

export interface States {
  /** Whether one of the elements is in the state. */
  has(state: State, elements: readonly Element[]): boolean;
  /** Nothing is hovered any more. */
  reset(): void;
  stop(): void;
}

/**
 * @param isTrigger whether a tap on the element has an effect
 * @param changed called a moment after changes
 */
export function watchStates(owner: Document, isTrigger: (element: Element) => boolean, changed: () => void): States {
  const held: Partial<Record<State, Element | null>> = {};
  const { on, end } = listeners();
  let touches = false;

  function hold(state: State, element: EventTarget | null): void {
    if ((held[state] ?? null) === element) return;
    held[state] = element as Element | null;
    notify();
  }
  /** Later, since contents that are replaced move the focus themselves. */
  const notify = () => queueMicrotask(changed);
  const contains = (state: State, element: Element) => !!held[state] && element.contains(held[state]);

  on<Pointed>(owner, 'pointerover pointerout', ({ type, pointerType, target, relatedTarget }) => {
    if (pointerType !== 'touch') hold('hover', type === 'pointerout' ? relatedTarget : target);
  });
  on<Pointed>(owner, 'pointerdown', ({ pointerType, target }) => {
    touches = pointerType === 'touch';
    hold('active', target);
  });
  on(owner, 'pointerup pointercancel', () => hold('active', null));
  // A tap, not the beginning of a swipe. Links lead where they lead; scripts may send a click to the document itself.
  on<Pointed>(owner, 'click', ({ target }) => {
    if (!touches || !target.closest || target.closest('a[href]')) return;
    let at: Element | null = target;
    while (at && !isTrigger(at)) at = at.parentElement;
    hold('hover', at && !contains('hover', at) ? target : null);
  });
  on<Pointed>(owner, 'focusin focusout', ({ type, target }) =>
    hold('focus', type === 'focusin' && target.matches?.(':focus-visible') ? target : null),
  );
  on(owner, 'change', notify);
  // Other scripts may send these through jQuery.
  const view = owner.defaultView as Window;
  const ends = ['Start', 'End'].map((type) => listen(view, `ETBuilderSticky${type}`, notify));

  const OTHERS: Partial<Record<State, (element: Element) => boolean>> = {
    // Nobody has to point to see what there is.
    hover: (element) => contains('hover', element) || contains('focus', element),
    checked: (element) => element.matches(':checked') || element.querySelector(':checked') !== null,
    sticky: (element) => element.closest('.et_pb_sticky') !== null,
  };

  return {
    has: (state, elements) => elements.some(OTHERS[state] ?? ((element) => contains(state, element))),
    reset: () => {
      held.hover = null;
    },
    stop() {
      end();
      for (const off of ends) off();
    },
  };
}
