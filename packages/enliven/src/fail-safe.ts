/** Nothing the theme hides until script runs stays hidden: what no behavior takes care of is shown. */
import { claim, type Mount, type Release, revealHidden } from '@enliven/core';

/** What the theme's style sheets hide until its own script runs (contract §44.4). */
export const HIDDEN_BY_THEME = '.et_animated,.et-waypoint:not(.et_pb_counters),.et_pb_preload,.et_pb_preload *';

/** Tells `failsafe.css` that a runtime is here. */
export function reportIn(): Release {
  return claim(document.documentElement, 'attr:data-enliven', '');
}

/**
 * Shows hidden elements inside `root` that no mount claims. What is not displayed at all is a matter of state or screen
 * size, and stays so.
 *
 * @returns the function that hides them again
 */
export function revealOrphans(root: Document | Element, mounts: Iterable<Mount>): Release {
  const minded = new Set<Element>();
  for (const { element } of mounts) minded.add(element);
  const orphans = [...root.querySelectorAll(HIDDEN_BY_THEME)].filter((element) => !minded.has(element));
  return revealHidden(orphans, ['visibility', 'opacity']);
}
