/** Puts the focus where the page has been scrolled to, so that keyboard and screen reader go along. */
import { type Claim, claim } from '@enliven/core';

const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex]';

/** @returns the function that gives back what lets the element have the focus; it ends by itself when that leaves */
export function moveFocus(element: HTMLElement): () => void {
  let own: Claim | undefined = element.matches(FOCUSABLE) ? undefined : claim(element, 'attr:tabindex', '-1');
  const outline = own && claim(element, 'style:outline', 'none');
  const end = () => {
    element.removeEventListener('blur', end);
    own?.();
    outline?.();
    own = undefined;
  };
  element.addEventListener('blur', end);
  element.focus({ preventScroll: true });
  return end;
}
