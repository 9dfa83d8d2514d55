/** Tells once a pointer, a finger or the focus has come to an element: what it opens is fetched then. */
import { useEvent } from '@enliven/core';
import { useState } from 'react';

/** @param used it was asked for without any of them, by script or by a swipe; what has come stays */
export function useNear(element: Element | null, used = false): boolean {
  const [near, setNear] = useState(false);
  if (used && !near) setNear(true);
  const target = near ? null : element;
  const come = () => setNear(true);
  useEvent(target, 'pointerover', come);
  useEvent(target, 'pointerdown', come);
  useEvent(target, 'focusin', come);
  return near || used;
}
