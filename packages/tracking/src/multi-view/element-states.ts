/** States of elements on which values may depend: hovered, focused and pressed (docs/reference/tracking.md#hover-and-focus). */
import { closestTo, matches, membersOf, query, type Scope } from '@enliven/core';
import { listenNatively } from '../shared/listen-natively';
import type { State } from './rules';

export const TRIGGER = 'et_multi_view__hover_selector';

type Pointed = PointerEvent & { target: Element };

export interface ElementStates {
  /** Whether an element is in a state. */
  has(state: State, element: Element): boolean;
  /** Whether an element is within a hovered or focused trigger. */
  isWithinTrigger(element: Element): boolean;
  /** Clears the hovered element. */
  clearHover(): void;
}

/** @param notify called when a state has changed */
export function observeStates(scope: Scope, owner: Document, notify: () => void): ElementStates {
  const triggers: Partial<Record<State, Element | null>> = {};
  const on = <E extends Event>(types: string, handler: (event: E) => void) =>
    listenNatively(scope, owner, types, handler);
  let isTouch = false;

  const contains = (state: State, element: Element) =>
    !!triggers[state] && membersOf(element).contains(triggers[state]);

  /** Stores the trigger around an element: the element itself may be part of a content that is replaced. */
  function setTrigger(state: State, element: EventTarget | null): void {
    const trigger = closestTo(element, `.${TRIGGER}`);
    if ((triggers[state] ?? null) === trigger) return;
    triggers[state] = trigger;
    notify();
  }

  on<Pointed>('pointerover pointerout', ({ type, pointerType, target, relatedTarget }) => {
    if (pointerType !== 'touch') setTrigger('hover', type === 'pointerout' ? relatedTarget : target);
  });
  on<Pointed>('pointerdown pointerup pointercancel', ({ type, pointerType, target }) => {
    isTouch = pointerType === 'touch';
    setTrigger('active', type === 'pointerdown' ? target : null);
  });
  // A tap, not the start of a swipe. The browser follows links; scripts may send a click to the document itself.
  on<Pointed>('click', ({ target }) => {
    if (!isTouch || !closestTo(target, '*') || closestTo(target, 'a[href]')) return;
    const trigger = closestTo(target, `.${TRIGGER}`);
    setTrigger('hover', trigger && !contains('hover', trigger) ? trigger : null);
  });
  on<FocusEvent & { target: Element }>('focusin focusout', ({ type, target, relatedTarget }) => {
    // The element that gets the focus must not be replaced now, or it would not get the focus.
    if (type === 'focusin' || !relatedTarget)
      setTrigger('focus', type === 'focusin' && closestTo(target, ':focus-visible') === target ? target : null);
  });
  on('change', notify);

  return {
    has: (state, element) =>
      state === 'checked'
        ? matches(element, ':checked') || !!query(element, ':checked')
        : state === 'sticky'
          ? !!closestTo(element, '.et_pb_sticky')
          : // Focus counts as hover for keyboard users.
            contains(state, element) || (state === 'hover' && contains('focus', element)),
    isWithinTrigger: (element) =>
      [triggers.hover, triggers.focus].some((trigger) => trigger && membersOf(trigger).contains(element)),
    clearHover() {
      triggers.hover = null;
    },
  };
}
