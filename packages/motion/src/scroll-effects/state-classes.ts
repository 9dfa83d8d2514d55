/** Claims the classes of elements with scroll effects: they are shown and have no entrance (docs/reference/scroll-effects.md#life). */
import { type ClaimKey, claim, type Release } from '@enliven/core';
import { SHOWN_DELAY } from './effect';

/** This class is added; the others are removed. */
const SHOWN = 'class:et_had_animation';
const CLASSES: readonly ClaimKey[] = [
  'class:et-pb-before-scroll-animation',
  'class:et_animated',
  'class:et-waypoint',
  SHOWN,
];

export interface StateClasses {
  add(element: Element): void;
  /** Releases elements that have left the page. */
  releaseRemoved(): void;
  /** Releases everything. */
  stop(): void;
}

export function createStateClasses(): StateClasses {
  const releases = new Map<Element, Release[]>();
  let shown = false;

  function mark(element: Element): void {
    // Only classes that change are claimed, since each claim takes memory.
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

  function releaseClasses(all = false): void {
    for (const [element, undo] of releases) {
      if (element.isConnected && !all) continue;
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
