/** Elements that behaviors insert beside or inside the server's. */
import type { Release } from '../claims/claim';
import { shared } from '../runtime/shared';
import { member } from './members';

/** Elements that behaviors have inserted, copies of server elements aside. */
const inserted = shared('inserted', () => new WeakSet<Element>());

/**
 * Whether an element is one that a behavior has inserted, or inside one. Page data may address such elements, although
 * `discover` ignores them.
 */
export function isInserted(element: Element): boolean {
  const around = member(element, 'closest')('[data-enliven-ignore]');
  return !!around && inserted.has(around);
}

/** Inserts an element, which `discover` ignores. @returns the function that removes it */
export function insert(element: Element, at: Element, where: InsertPosition = 'beforeend'): Release {
  element.setAttribute('data-enliven-ignore', '');
  inserted.add(element);
  member(at, 'insertAdjacentElement')(where, element);
  return () => element.remove();
}
