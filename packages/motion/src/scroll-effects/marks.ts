/** The classes of elements that scroll effects move (contract A §4): hidden, and then shown for good. */
import { claim, type Release } from '@enliven/core';

const BEFORE = 'et-pb-before-scroll-animation';
/** What hides an element until its entrance, which it does not have beside scroll effects. */
const HIDING = [BEFORE, 'et_animated', 'et-waypoint'];

export interface Marks {
  /** @param hidden whether to hide it until it is shown; else it keeps looking as it does */
  add(element: Element, hidden: boolean): void;
  /** It has its first value, so there is nothing to hide any more. */
  place(element: Element): void;
  /** Shows everything, also what is added later. */
  show(): void;
  /** Lets go of what left the page. */
  sweep(): void;
  /** Gives everything back. */
  stop(): void;
}

export function createMarks(): Marks {
  const releases = new Map<Element, Release[]>();
  let shown = false;

  function release(element: Element): void {
    for (const undo of releases.get(element)?.splice(0).reverse() ?? []) undo();
  }

  function drop(element: Element): void {
    release(element);
    releases.delete(element);
  }

  function reveal(element: Element): void {
    release(element);
    const { classList } = element;
    releases.set(element, [
      ...HIDING.filter((name) => classList.contains(name)).map((name) => claim(element, `class:${name}`, false)),
      claim(element, 'class:et_had_animation', true),
    ]);
  }

  return {
    add(element, hidden) {
      if (releases.has(element)) return;
      releases.set(element, hidden && !shown ? [claim(element, `class:${BEFORE}`, true)] : []);
      if (shown) reveal(element);
    },
    place(element) {
      if (!shown) release(element);
    },
    show() {
      shown = true;
      for (const element of releases.keys()) reveal(element);
    },
    sweep() {
      for (const element of releases.keys()) if (!element.isConnected) drop(element);
    },
    stop() {
      for (const element of releases.keys()) drop(element);
    },
  };
}
