/** Members of documents and forms that markup can hide: names and ids of images, objects, frames and forms hide members of the document, names of controls those of their form (docs/reference/security.md#names). */

/**
 * Reads a member from the platform's prototype, bound to its object if it is a method: `member(form, 'matches')('.a')`. Use this where an
 * element may be a form of the page.
 */
export function member<T extends object, K extends keyof T>(object: T, name: K): T[K] {
  const own = object[name];
  // A control in place of a method may be callable, too: plug-ins are in some browsers.
  if (typeof own === 'function' && !('nodeType' in own)) return own.bind(object);
  const inherited = Reflect.get(Object.getPrototypeOf(object), name, object) as T[K] | undefined;
  // A window in tests has its members as own properties; `null` is a value, such as that of the last child's `nextSibling`.
  const value = inherited === undefined ? own : inherited;
  return typeof value === 'function' ? value.bind(object) : value;
}

/** Returns the document of an element that may be a form of the page. */
export const documentOf = (element: Element): Document => member(element, 'ownerDocument');

/**
 * Returns a view of a form whose members are those of its prototype, regardless of the names of its controls: `membersOf(form).action`. Reads
 * and writes reach the form. Pass the form itself, not the view, to functions of the platform.
 */
export const membersOf = <T extends object>(element: T): T =>
  new Proxy(element, {
    get: (_, name) => member(element, name as keyof T),
    set: (_, name, value) => Reflect.set(Object.getPrototypeOf(element), name, value, element),
  });

/** Elements whose name, or id, becomes a property of the document. */
const NAMED = 'img[name],form[name],iframe[name],embed[name],object[name],object[id]';

/**
 * Frees members of the document that markup hides, such as `querySelector` by `<img name="querySelector">`: empties these names and ids
 * until they are restored. Names that hide nothing stay.
 *
 * @param root the document, or an inserted element
 *
 * @returns the function that restores the names, unless another script has written them since; undefined if none hides a member
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
