/** The classes of elements that scroll effects move (contract A §4): hidden, and then shown for good. */
import { claim, type Release } from '@enliven/core';

const BEFORE = 'et-pb-before-scroll-animation';
/** What hides an element until its entrance, which it does not have beside scroll effects. */
const SHOWN = { [BEFORE]: false, et_animated: false, 'et-waypoint': false, et_had_animation: true };

export interface Marks {
  /** @param hidden whether to hide it until it is shown; else it keeps looking as it does */
  add(element: Element, hidden: boolean): void;
  /** It has its first value, so there is nothing to hide any more. */
  place(element: Element): void;
  /** Shows everything, also what is added later. */
  show(): void;
  /** Gives everything back that answers so. */
  sweep(isGone: (element: Element) => boolean): void;
}

export function createMarks(): Marks {
  const releases = new Map<Element, Release[]>();
  let shown = false;

  function mark(element: Element, classes: Record<string, boolean> = {}): void {
    for (const undo of releases.get(element) ?? []) undo();
    // One claim for nearly all of them: each costs memory.
    const needed = Object.entries(classes).filter(([name, on]) => on !== element.classList.contains(name));
    releases.set(
      element,
      needed.map(([name, on]) => claim(element, `class:${name}`, on)),
    );
  }

  return {
    add(element, hidden) {
      if (!releases.has(element)) mark(element, shown ? SHOWN : hidden ? { [BEFORE]: true } : {});
    },
    place(element) {
      if (!shown && releases.has(element)) mark(element);
    },
    show() {
      shown = true;
      for (const element of releases.keys()) mark(element, SHOWN);
    },
    sweep(isGone) {
      for (const element of [...releases.keys()].filter(isGone)) {
        mark(element);
        releases.delete(element);
      }
    },
  };
}
