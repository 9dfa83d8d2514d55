/** The elements meant by what old scripts pass around: jQuery objects, lists, elements, selectors. */

const isElement = (thing: unknown): thing is HTMLElement => (thing as Node | null)?.nodeType === 1;

export function elementsOf(what: unknown, owner: Document): HTMLElement[] {
  if (isElement(what)) return [what];
  if (typeof what === 'string') {
    try {
      return [...owner.querySelectorAll<HTMLElement>(what)];
    } catch {
      return [];
    }
  }
  return what && typeof what === 'object' && 'length' in what
    ? Array.from(what as ArrayLike<unknown>).filter(isElement)
    : [];
}
