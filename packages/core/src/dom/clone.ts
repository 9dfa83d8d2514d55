/** Clones of server elements without code (docs/reference/security.md#html). */
import { member } from './members';

/** Removes scripts and event handlers from a tree and its root. */
function silence<T extends Element>(root: T): T {
  for (const element of [root, ...member(root, 'querySelectorAll')('*')]) {
    if (member(element, 'matches')('script')) member(element, 'remove')();
    for (const name of member(element, 'getAttributeNames')())
      if (/^on/i.test(name)) member(element, 'removeAttribute')(name);
  }
  return root;
}

/** Clones an element and its content without scripts and event handlers, which would run in the clone. */
export const cloneSilently = <T extends Element>(element: T): T => silence(member(element, 'cloneNode')(true) as T);
