/** Ancestors of an element, also where the controls of a form have the names of its members. */
import { member } from './members';

/**
 * Returns the ancestors of an element, the nearest first. A loop over `parentElement` may never end: of
 * `<form><input name="parentElement"></form>` the form's parent is its own control.
 */
export function ancestorsOf<T extends Element = Element>(element: Element): T[] {
  const ancestors: T[] = [];
  for (let at = member(element, 'parentElement'); at; at = member(at, 'parentElement'))
    ancestors.push(at as Element as T);
  return ancestors;
}
