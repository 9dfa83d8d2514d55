/** Brings the style of focused controls with the first focus by keyboard: whoever has a mouse or a finger does without. */
import { listen, type Release } from '@enliven/core';
import { useLayoutEffect } from 'react';

const load = () => import('./focus-style');

/** @param element within which controls get the focus; the style stays for as long as the component lives */
export function useFocusStyle(element: Element | null): void {
  useLayoutEffect(() => {
    if (!element) return;
    let release: Release | undefined;
    let isGone = false;
    const deaf = listen(element, 'focusin', ({ target }) => {
      if (!(target as Element).matches(':focus-visible')) return;
      deaf();
      // Without it everything works, and looks as the page has it.
      load().then(
        ({ addFocusStyle }) => {
          if (!isGone) release = addFocusStyle(element.ownerDocument);
        },
        () => {},
      );
    });
    return () => {
      isGone = true;
      deaf();
      release?.();
    };
  }, [element]);
}
