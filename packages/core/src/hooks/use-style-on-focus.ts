/** Fetches the style of focused controls with the first focus by keyboard. */
import { useLayoutEffect } from 'react';
import type { Release } from '../claims/claim';
import { listen } from '../dom/jquery';

/** The code that has the style. */
export type LoadStyle = () => Promise<{ addFocusStyle(owner: Document): Release }>;

/**
 * Fetches the style of focused controls with the first focus by keyboard.
 *
 * @param element within which controls get the focus; the style stays for as long as the component lives
 * @param load the same function each time; without its answer everything works, and looks as the page has it
 */
export function useStyleOnFocus(element: Element | null, load: LoadStyle): void {
  useLayoutEffect(() => {
    if (!element) return;
    let release: Release | undefined;
    let isGone = false;
    const stopListening = listen(element, 'focusin', ({ target }) => {
      if (!(target as Element).matches(':focus-visible')) return;
      stopListening();
      load().then(
        ({ addFocusStyle }) => {
          if (!isGone) release = addFocusStyle(element.ownerDocument);
        },
        () => {},
      );
    });
    return () => {
      isGone = true;
      stopListening();
      release?.();
    };
  }, [element, load]);
}
