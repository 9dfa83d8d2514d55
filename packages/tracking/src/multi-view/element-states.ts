/** States of elements that values may depend on: which elements are hovered, focused and pressed (docs/reference/tracking.md#hover-and-focus). */
import { listeners } from '../shared/listeners';
import type { State } from './rules';

export const TRIGGER = 'et_multi_view__hover_selector';

type Pointed = PointerEvent & { target: Element };

export interface ElementStates {
  /** Whether an element is in a state. */
  has(state: State, element: Element): boolean;
  /** Whether an element is within a hovered or focused trigger. */
  isWithinHeld(element: Element): boolean;
  /** Forgets what is hovered. */
  leave(): void;
  dispose(): void;
}

/** @param notify called when a state has changed */
export function observeStates(owner: Document, notify: () => void): ElementStates {
  const held: Partial<Record<State, Element | null>> = {};
  const { on, end: dispose } = listeners();
  let touches = false;

  const contains = (state: State, element: Element) => !!held[state] && element.contains(held[state]);

  /** Holds the trigger around an element: the element itself may be part of a content, which goes when another comes. */
  function hold(state: State, element: EventTarget | null): void {
    const at = (element as Element | null)?.closest?.(`.${TRIGGER}`) ?? null;
    if ((held[state] ?? null) === at) return;
    held[state] = at;
    notify();
  }

  on<Pointed>(owner, 'pointerover pointerout', ({ type, pointerType, target, relatedTarget }) => {
    if (pointerType !== 'touch') hold('hover', type === 'pointerout' ? relatedTarget : target);
  });
  on<Pointed>(owner, 'pointerdown pointerup pointercancel', ({ type, pointerType, target }) => {
    touches = pointerType === 'touch';
    hold('active', type === 'pointerdown' ? target : null);
  });
  // A tap, not the beginning of a swipe. Links lead where they lead; scripts may send a click to the document itself.
  on<Pointed>(owner, 'click', ({ target }) => {
    if (!touches || !target.closest || target.closest('a[href]')) return;
    const at = target.closest(`.${TRIGGER}`);
    hold('hover', at && !contains('hover', at) ? at : null);
  });
  on<FocusEvent & { target: Element }>(owner, 'focusin focusout', ({ type, target, relatedTarget }) => {
    // The element that the focus moves to could not have the focus if it were replaced now.
    if (type === 'focusin' || !relatedTarget)
      hold('focus', type === 'focusin' && target.matches?.(':focus-visible') ? target : null);
  });
  on(owner, 'change', notify);

  return {
    has: (state, element) =>
      state === 'checked'
        ? element.matches(':checked') || !!element.querySelector(':checked')
        : state === 'sticky'
          ? !!element.closest('.et_pb_sticky')
          : // Focus counts as hover for keyboard users.
            contains(state, element) || (state === 'hover' && contains('focus', element)),
    isWithinHeld: (element) => [held.hover, held.focus].some((at) => at?.contains(element)),
    leave() {
      held.hover = null;
    },
    dispose,
  };
}
