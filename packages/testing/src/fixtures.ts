/** Markup for tests: a document body as a server would print it. */

/** Tags a template as HTML for editors and keeps it as it is. */
export const html = String.raw;

/** Puts markup into the body, removing what was there. @returns the first element */
export function root(markup: string): Element {
  document.body.innerHTML = markup;
  const element = document.body.firstElementChild;
  if (!element) throw new Error('the fixture holds no element');
  return element;
}
