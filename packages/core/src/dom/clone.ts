/** Clones of server elements without code (docs/reference/security.md#html). */
import { member } from './members';

/** Attributes that run code in a clone, or that add its controls to another form. */
const REMOVED = /^(on.*|srcdoc|form)$/i;
/** A radio button without a form of its own in the clone; with its name, it would clear the original's choice. */
const SHARED_RADIO = 'input[type=radio]:not(form *)';

/** Removes scripts, event handlers and documents of frames from a tree and its root. */
function silence<T extends Element>(root: T): T {
  for (const element of [root, ...member(root, 'querySelectorAll')('*')]) {
    const matches = member(element, 'matches');
    const remove = member(element, 'removeAttribute');
    if (matches('script')) member(element, 'remove')();
    if (matches(SHARED_RADIO)) remove('name');
    for (const name of member(element, 'getAttributeNames')()) if (REMOVED.test(name)) remove(name);
  }
  return root;
}

/**
 * Clones an element and its content without what would run in the clone or change another form: scripts, event handlers, documents of frames,
 * and ties to forms.
 */
export const cloneSilently = <T extends Element>(element: T): T => silence(member(element, 'cloneNode')(true) as T);
