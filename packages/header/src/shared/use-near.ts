/** Detection of a pointer, finger or focus on an element, at which the code of its panel is fetched. */
import { closestTo, useEvent } from '@enliven/core';
import { useState } from 'react';

/**
 * Returns whether a pointer, a finger or the focus has reached an element. A touch counts as a pointer.
 *
 * @param used whether a script or a swipe has opened the panel; the result stays true then
 * @param selector of the parts of the element that count
 */
export function useNear(element: Element | null, used: boolean, selector = '*'): boolean {
  const [near, setNear] = useState(used);
  if (used && !near) setNear(true);
  const target = near ? null : element;
  const come = (event: Event) => closestTo(event.target, selector) && setNear(true);
  useEvent(target, 'pointerover', come);
  useEvent(target, 'focusin', come);
  return near;
}
