/** The page under test: a document body as a server would print it, and where a behavior lives on it. */
import type { AnyBehavior } from '@enliven/core';

/** Tags a template as HTML for editors and keeps it as it is. */
export const html = String.raw;

/** Puts markup into the body, removing what was there. @returns the first element */
export function root(markup: string): Element {
  document.body.innerHTML = markup;
  const element = document.body.firstElementChild;
  if (!element) throw new Error('the fixture holds no element');
  return element;
}

/** The first element it is found on; the body for one that lives on the page as a whole. */
export function homeOf({ globals, selector }: AnyBehavior): HTMLElement | null {
  return globals ? document.body : document.body.querySelector<HTMLElement>(selector);
}
