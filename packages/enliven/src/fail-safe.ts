/** Nothing the theme hides until script runs stays hidden: what no behavior takes care of is shown. */
import { claim, type Mount, type Release, revealHidden } from '@enliven/core';
import { HIDDEN_BY_THEME } from './hidden-by-theme';

/** Tells `failsafe.css` that a runtime is here. */
export function reportIn(): Release {
  return claim(document.documentElement, 'attr:data-enliven', '');
}

/**
 * Shows hidden elements inside `root` that no behavior will show. What is not displayed at all is a matter of state or screen
 * size, and stays so.
 *
 * @returns the function that hides them again
 */
export function revealOrphans(root: Document | Element, mounts: Iterable<Mount>): Release {
  const minded = new Set<Element>();
  for (const { element, behavior } of mounts) if (behavior.unhides) minded.add(element);
  const orphans = [...root.querySelectorAll(HIDDEN_BY_THEME)].filter((element) => !minded.has(element));
  return revealHidden(orphans, ['visibility', 'opacity']);
}
