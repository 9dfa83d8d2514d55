/** Nearest matching element around the target of an event. */
import { member } from './members';

const ELEMENT = 1;

/**
 * Returns the nearest element, from the target outwards, that a selector matches. Scripts dispatch events on the document and the window,
 * which have no `closest`, and `<img name="closest">` gives the document one that is not a function.
 *
 * @param target target of an event
 * @returns null if there is none, and for targets that are not elements
 */
export function closestTo<K extends keyof HTMLElementTagNameMap>(
  target: EventTarget | null | undefined,
  selector: K,
): HTMLElementTagNameMap[K] | null;
export function closestTo<E extends Element = Element>(
  target: EventTarget | null | undefined,
  selector: string,
): E | null;
export function closestTo(target: EventTarget | null | undefined, selector: string): Element | null {
  if (!target || member(target as Node, 'nodeType') !== ELEMENT) return null;
  return member(target as Element, 'closest')(selector);
}
