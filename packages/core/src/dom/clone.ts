/** Clones of server elements without code (docs/reference/security.md#html). */
import { member } from './members';

/** Attributes that run code in a clone, or that add its controls to another form. */
const REMOVED = /^(on.*|srcdoc|form)$/i;
/** A radio button without a form of its own in the clone; with its name, it would clear the original's choice. */
const SHARED_RADIO = 'input[type=radio]:not(form *)';

/**
 * Removes scripts, event handlers and documents of frames from a tree and its root. Calls the prototype's methods: for the members of a form,
 * browsers keep a list of its controls, and with thousands of such lists each later change of a name is slow.
 */
function silence<T extends Element>(root: T): T {
  const { getAttributeNames, matches, remove, removeAttribute } = Element.prototype;
  for (const element of [root, ...member(root, 'querySelectorAll')('*')]) {
    if (matches.call(element, 'script')) remove.call(element);
    if (matches.call(element, SHARED_RADIO)) removeAttribute.call(element, 'name');
    for (const name of getAttributeNames.call(element)) if (REMOVED.test(name)) removeAttribute.call(element, name);
  }
  return root;
}

/**
 * Clones an element and its content without what would run in the clone or change another form: scripts, event handlers, documents of frames,
 * and ties to forms.
 */
export const cloneSilently = <T extends Element>(element: T): T => silence(member(element, 'cloneNode')(true) as T);
