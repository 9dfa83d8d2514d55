/** Button semantics, for keyboard and screen reader, on elements that are not buttons. */
import { member } from '../dom/members';
import { useClaims } from './use-claims';
import { useEvent } from './use-event';

/**
 * Gives the element the role and makes it focusable; Enter and Space click it, once if they are held.
 *
 * Listen to `click`, which other scripts on the page hear too. Keys on elements inside the button are not handled. The caller names the
 * button.
 */
export function useButton(element: HTMLElement | null | undefined): void {
  useClaims([
    [element, 'attr:role', 'button'],
    [element, 'attr:tabindex', '0'],
  ]);
  useEvent<KeyboardEvent>(element, 'keydown', (event) => {
    if (event.target !== element || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    if (element && !event.repeat) member(element, 'click')();
  });
}
