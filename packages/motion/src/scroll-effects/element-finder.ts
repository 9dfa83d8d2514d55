/** Finds the elements of many selectors at once, since a page may have thousands. */

/** Matches a selector of one class, the theme's usual form. */
const CLASS = /^\.([_a-z][\w-]*)$/i;
/** Maximum classes in one query; with more, visiting every element is faster. */
const FEW = 200;

/**
 * @param onInvalidSelector called for selectors that do not parse; they match nothing
 * @returns calls `found` for each match at or below `from`, in document order per selector
 */
export function elementFinder(
  selectors: Iterable<string>,
  onInvalidSelector: (selector: string) => void,
): (from: Element, found: (element: Element, selector: string) => void) => void {
  const classes = new Set<string>();
  const others = new Set<string>();
  for (const selector of selectors) {
    const name = CLASS.exec(selector)?.[1];
    if (name) classes.add(name);
    else others.add(selector);
  }
  const any = classes.size > FEW ? '[class]' : [...classes].map((name) => `.${name}`).join();

  return (from, found) => {
    const visit = (element: Element) =>
      element.classList.forEach((name) => {
        if (classes.has(name)) found(element, `.${name}`);
      });
    if (any) visit(from);
    if (any) from.querySelectorAll(any).forEach(visit);
    for (const selector of others) {
      try {
        if (from.matches(selector)) found(from, selector);
        for (const element of from.querySelectorAll(selector)) found(element, selector);
      } catch {
        others.delete(selector);
        onInvalidSelector(selector);
      }
    }
  };
}
