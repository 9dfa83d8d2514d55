/** Makes a button of an element that is none, for keyboard and screen reader. */
import { useClaims } from './use-claims';
import { useEvent } from './use-event';

/**
 * Gives the element the role and a place in the order of Tab; Enter and Space press it, once however long they are held.
 *
 * A press is a click, so that everything else on the page that waits for one hears it too: listen to `click`. Keys on
 * elements inside it are theirs. Its name is up to the caller.
 */
export function useButton(element: HTMLElement | null | undefined): void {
  useClaims([
    [element, 'attr:role', 'button'],
    [element, 'attr:tabindex', '0'],
  ]);
  useEvent<KeyboardEvent>(element, 'keydown', (event) => {
    if (event.target !== element || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    if (!event.repeat) element?.click();
  });
}
