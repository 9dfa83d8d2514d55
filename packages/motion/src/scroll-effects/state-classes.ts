/** The classes of elements that scroll effects move (docs/reference/scroll-effects.md#life): they have no entrance besides, and are shown. */
import { type ClaimKey, claim, type Release } from '@enliven/core';
import { SHOWN_DELAY } from './constants';

/** Comes; the others go. */
const SHOWN = 'class:et_had_animation';
const CLASSES: readonly ClaimKey[] = [
  'class:et-pb-before-scroll-animation',
  'class:et_animated',
  'class:et-waypoint',
  SHOWN,
];

export interface StateClasses {
  add(element: Element): void;
  /** Gives back what has left the page. */
  releaseRemoved(): void;
  /** Gives everything back, also what is still to come. */
  stop(): void;
}

export function createStateClasses(): StateClasses {
  const releases = new Map<Element, Release[]>();
  let shown = false;

  function mark(element: Element): void {
    // One claim for nearly all of them: each costs memory.
    const due = CLASSES.filter(
      (key) => shown && element.classList.contains(key.slice('class:'.length)) !== (key === SHOWN),
    );
    releases.set(
      element,
      due.map((key) => claim(element, key, key === SHOWN)),
    );
  }

  const timer = setTimeout(() => {
    shown = true;
    for (const element of releases.keys()) mark(element);
  }, SHOWN_DELAY);

  function releaseClasses(whole = false): void {
    for (const [element, undo] of releases) {
      if (element.isConnected && !whole) continue;
      for (const release of undo) release();
      releases.delete(element);
    }
  }

  return {
    add(element) {
      if (!releases.has(element)) mark(element);
    },
    releaseRemoved: () => releaseClasses(),
    stop() {
      clearTimeout(timer);
      releaseClasses(true);
    },
  };
}
