/** Lookups by selector, also in forms whose controls have the names of these methods (docs/reference/security.md#names). */
import { member } from './members';

type Tags = HTMLElementTagNameMap;
type Root<T> = T | null | undefined;

/** Returns the first descendant that a selector matches; null if there is none, or no root. */
export function query<K extends keyof Tags>(root: Root<ParentNode>, selector: K): Tags[K] | null;
export function query<E extends Element = Element>(root: Root<ParentNode>, selector: string): E | null;
export function query(root: Root<ParentNode>, selector: string): Element | null {
  return root ? member(root, 'querySelector')(selector) : null;
}

/** Returns the descendants that a selector matches, in the order of the document; none without a root. */
export function queryAll<K extends keyof Tags>(root: Root<ParentNode>, selector: K): Tags[K][];
export function queryAll<E extends Element = Element>(root: Root<ParentNode>, selector: string): E[];
export function queryAll(root: Root<ParentNode>, selector: string): Element[] {
  return root ? [...member(root, 'querySelectorAll')(selector)] : [];
}

/** Returns whether a selector matches an element; false without an element. */
export const matches = (element: Root<Element>, selector: string): boolean =>
  !!element && member(element, 'matches')(selector);
