/** Lets a module take its own size again without moving what is beside it (docs/reference/sticky.md#start-and-end). */
import { type ClaimKey, claim } from '@enliven/core';

const returning = new Map<Element, () => void>();

/** Ends it at once, if the element is coming back. */
export const endReturn = (element: Element): void => returning.get(element)?.();

export function endAllReturns(): void {
  for (const release of returning.values()) release();
}

/**
 * The copy keeps the room for so long, and the module lies upon it; where it cannot lie there, it jumps.
 *
 * @param width of the module in the flow, in pixels; undefined if it cannot lie on its copy
 * @param time milliseconds until both are given back
 */
export function returnToFlow(element: Element, copy: Element, width: number | undefined, time: number): void {
  const styles =
    width === undefined ? { transition: 'none' } : { position: 'absolute !important', width: `${width}px` };
  if (width === undefined) copy.remove();
  const releases = Object.entries(styles).map(([name, value]) => claim(element, `style:${name}` as ClaimKey, value));
  const end = () => {
    clearTimeout(timer);
    returning.delete(element);
    copy.remove();
    for (const release of releases) release();
  };
  /** A busy browser begins late with what the style sheet lets change. */
  function waitForTransitions(): void {
    const moving = element.getAnimations?.().filter((animation) => 'transitionProperty' in animation) ?? [];
    if (!moving[0]) end();
    else Promise.allSettled(moving.map(({ finished }) => finished)).then(() => returning.get(element) === end && end());
  }
  const timer = setTimeout(waitForTransitions, time);
  returning.set(element, end);
}
