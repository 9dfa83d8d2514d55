/** Tells once a pointer, a finger or the focus has come to an element: what it opens is fetched then. */
import { membersOf, useEvent } from '@enliven/core';
import { useState } from 'react';

/**
 * Tells once a pointer, a finger or the focus has come to an element. A finger comes over what it touches, too.
 *
 * @param used it was asked for without any of them, by script or by a swipe; what has come stays
 * @param selector what in it counts
 */
export function useNear(element: Element | null, used: boolean, selector = '*'): boolean {
  const [near, setNear] = useState(used);
  if (used && !near) setNear(true);
  const target = near ? null : element;
  const come = (event: Event) => membersOf(event.target as Element).closest(selector) && setNear(true);
  useEvent(target, 'pointerover', come);
  useEvent(target, 'focusin', come);
  return near;
}
