/** Fail-safe for elements that the theme hides until a script runs and that no behavior shows. */
import { claim, type Mount, member, type Release, revealHidden } from '@enliven/core';
import { HIDDEN_BY_THEME, KEPT_HIDDEN } from './hidden-by-theme';

/** Marks the page for `failsafe.css`, which shows hidden elements without a runtime. */
export function markRuntimeLoaded(): Release {
  return claim(document.documentElement, 'attr:data-enliven', '');
}

export interface OrphanReveal {
  /** Shows hidden elements that no behavior will show, and releases elements that have left the page. */
  reveal(mounts: Iterable<Mount>): void;
  /** Hides the elements again. */
  conceal(): void;
}

const isHidden = (element: Element): boolean => {
  const { opacity, visibility } = getComputedStyle(element);
  return opacity === '0' || visibility === 'hidden';
};

/** Creates the reveal of hidden elements inside `root`. Elements with `display: none` depend on state or screen size, and stay so. */
export function createOrphanReveal(root: Document | Element): OrphanReveal {
  const shown = new Map<Element, Release>();

  function hide(everything: boolean): void {
    for (const [element, release] of shown) {
      if (!everything && element.isConnected) continue;
      release();
      shown.delete(element);
    }
  }

  return {
    reveal(mounts) {
      // Releases elements of a body that a page swap has replaced.
      hide(false);
      const minded = new Set<Element>();
      for (const { element, behavior } of mounts) if (behavior.unhides) minded.add(element);
      const hidden = [...root.querySelectorAll(HIDDEN_BY_THEME)].filter(
        (element) =>
          !minded.has(element) && !shown.has(element) && !member(element, 'matches')(KEPT_HIDDEN) && isHidden(element),
      );
      for (const element of hidden) shown.set(element, revealHidden([element], ['visibility', 'opacity']));
    },
    conceal: () => hide(true),
  };
}
