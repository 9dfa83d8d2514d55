/** Claims the classes of elements with scroll effects: they are shown and have no entrance (docs/reference/scroll-effects.md#lifecycle). */
import { type ClaimKey, member, type Scope } from '@enliven/core';
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
}

export function createStateClasses(scope: Scope): StateClasses {
  const claims = scope.claims();
  const elements = new Set<Element>();
  let isShown = false;

  function mark(element: Element): void {
    // Only classes that change are claimed, since each claim takes memory.
    for (const key of CLASSES)
      if (isShown && member(element, 'classList').contains(key.slice('class:'.length)) !== (key === SHOWN))
        claims.put(element, key, key === SHOWN);
  }

  scope.timeout(() => {
    isShown = true;
    elements.forEach(mark);
  }, SHOWN_DELAY);

  return {
    add(element) {
      if (!elements.has(element)) mark(element);
      elements.add(element);
    },
    releaseRemoved() {
      for (const element of elements) {
        if (member(element, 'isConnected')) continue;
        for (const key of CLASSES) claims.drop(element, key);
        elements.delete(element);
      }
    },
  };
}
