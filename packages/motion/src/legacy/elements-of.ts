/** Converts arguments of older scripts to elements: elements, selectors, lists of elements, or jQuery objects. */
export function elementsOf(what: unknown, owner: Document): HTMLElement[] {
  if (typeof what === 'string') {
    try {
      return [...owner.querySelectorAll<HTMLElement>(what)];
    } catch {
      return [];
    }
  }
  if ((what as Node | null)?.nodeType === 1) return [what as HTMLElement];
  if (typeof what !== 'object' || !what || !('length' in what)) return [];
  return Array.from(what as ArrayLike<unknown>).filter((one): one is HTMLElement => (one as Node)?.nodeType === 1);
}
