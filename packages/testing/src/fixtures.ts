/** The page under test: server-rendered markup, and the element of a behavior. */
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

/** Returns the first element of a behavior, or the body for a behavior of printed globals. */
export function homeOf({ globals, selector }: AnyBehavior): HTMLElement | null {
  return globals ? document.body : document.body.querySelector<HTMLElement>(selector);
}
