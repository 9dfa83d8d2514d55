/** Members that markup can hide by names and ids: of documents by images, objects, frames and forms, of forms by their controls (docs/reference/security.md#names). */

/**
 * Reads a member from the platform's prototype, bound to its object if it is a method: `member(form, 'matches')('.a')`. Use this where an
 * element may be a form that somebody else has written.
 */
export function member<T extends object, K extends keyof T>(object: T, name: K): T[K] {
  // A window in tests has its methods as properties of its own.
  const value = (Reflect.get(Object.getPrototypeOf(object), name, object) ?? object[name]) as T[K];
  return typeof value === 'function' ? value.bind(object) : value;
}

/**
 * Returns a form as its prototype has it, whatever its controls are called: `membersOf(form).action`. Reads and writes go to the form;
 * functions of the platform that take a node want the form itself.
 */
export const membersOf = <T extends object>(element: T): T =>
  new Proxy(element, {
    get: (_, name) => member(element, name as keyof T),
    set: (_, name, value) => Reflect.set(Object.getPrototypeOf(element), name, value, element),
  });

/** Elements whose name, or id, becomes a property of the document. */
const NAMED = 'img[name],form[name],iframe[name],embed[name],object[name],object[id]';

/**
 * Frees members of the document that markup hides, such as `querySelector` by `<img name="querySelector">`: the names are empty until they are
 * given back. Names that hide nothing stay.
 *
 * @param root the document, or an element that has arrived
 *
 * @returns the function that gives the names back, unless another script has written them since; undefined if none hides a member
 */
export function freeMembers(root: Document | Element): (() => void) | undefined {
  const undo: (() => void)[] = [];
  const { getAttribute, setAttribute } = Element.prototype;
  const found = [...member(root, 'querySelectorAll')(NAMED)];
  if (root instanceof Element && member(root, 'matches')(NAMED)) found.push(root);
  for (const element of found)
    for (const attribute of ['name', 'id']) {
      const value = getAttribute.call(element, attribute);
      if (!value || !(value in Document.prototype)) continue;
      // Empty instead of absent, so that the order of the attributes stays.
      setAttribute.call(element, attribute, '');
      undo.push(() => getAttribute.call(element, attribute) === '' && setAttribute.call(element, attribute, value));
    }
  if (!undo[0]) return undefined;
  return () => {
    for (const back of undo.splice(0)) back();
  };
}
