/** Style of focused controls, fetched with the first focus by keyboard. */
import type { Release } from '../claims/claim';
import { documentOf } from '../dom/members';
import { matches } from '../dom/query';
import { useScope } from './use-scope';

/** Import of the code that has the style. */
export type LoadStyle = () => Promise<{ addFocusStyle(owner: Document): Release }>;

/**
 * Fetches the style of focused controls with the first focus by keyboard.
 *
 * @param element within which controls get the focus; the style stays for as long as the component lives
 * @param load the same function each time; if it fails, everything works and looks as the theme has it
 */
export function useStyleOnFocus(element: Element | null, load: LoadStyle): void {
  useScope(
    (scope) => {
      if (!element) return;
      const stopListening = scope.on(element, 'focusin', ({ target }) => {
        if (!matches(target as Element, ':focus-visible')) return;
        stopListening();
        scope.lazy(load, ({ addFocusStyle }) => addFocusStyle(documentOf(element)));
      });
    },
    [element, load],
  );
}
