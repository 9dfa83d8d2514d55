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

const isVisiblyFocused = (element: Element): boolean => {
  try {
    return element.matches(':focus-visible');
  } catch {
    return true;
  }
};

/**
 * @param isTrigger whether a tap on the element has an effect
 * @param changed called once for changes that come together
 */
export function watchStates(owner: Document, isTrigger: (element: Element) => boolean, changed: () => void): States {
  const held: Partial<Record<State, Element | null>> = {};
  const { on, end } = listeners();
  let stopped = false;
  let touches = false;
  let pending = false;

  function hold(state: State, element: Element | null): void {
    if ((held[state] ?? null) === element) return;
    held[state] = element;
    notify();
  }
  /** Later, since contents that are replaced move the focus themselves. */
  function notify(): void {
    if (pending) return;
    pending = true;
    queueMicrotask(() => {
      pending = false;
      if (!stopped) changed();
    });
  }
  const contains = (state: State, element: Element) => !!held[state] && element.contains(held[state]);

  on<Pointed>(owner, 'pointerover', ({ pointerType, target }) => {
    if (pointerType !== 'touch') hold('hover', target);
  });
  on<Pointed>(owner, 'pointerout', ({ pointerType, relatedTarget }) => {
    if (pointerType !== 'touch' && !relatedTarget) hold('hover', null);
  });
  on<Pointed>(owner, 'pointerdown', ({ pointerType, target }) => {
    touches = pointerType === 'touch';
    hold('active', target);
  });
  on<Pointed>(owner, 'pointerup pointercancel', () => hold('active', null));
  // A tap, not the beginning of a swipe. Links lead where they lead.
  on<Pointed>(owner, 'click', ({ target }) => {
    // Scripts may send a click to the document itself.
    if (!touches || !target.closest || target.closest('a[href]')) return;
    for (let at: Element | null = target; at; at = at.parentElement)
      if (isTrigger(at)) return hold('hover', contains('hover', at) ? null : target);
    hold('hover', null);
  });
  on<Pointed>(owner, 'focusin', ({ target }) => hold('focus', isVisiblyFocused(target) ? target : null));
  on<Pointed>(owner, 'focusout', () => hold('focus', null));
  on(owner, 'change', notify);
  // Other scripts may send these through jQuery.
  const view = owner.defaultView as Window;
  const ends = ['ETBuilderStickyStart', 'ETBuilderStickyEnd'].map((type) => listen(view, type, notify));

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
      stopped = true;
      end();
      for (const off of ends) off();
    },
  };
}
