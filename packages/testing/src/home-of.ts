/** Where a behavior lives on the page under test. */
import type { AnyBehavior } from '@enliven/core';

/** The first element it is found on; the body for one that lives on the page as a whole. */
export function homeOf({ globals, selector }: AnyBehavior): HTMLElement | null {
  return globals ? document.body : document.body.querySelector<HTMLElement>(selector);
}
