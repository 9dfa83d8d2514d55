/** Tells once a pointer, a finger or the focus has come to an element: what it opens is fetched then. */
import { useEvent } from '@enliven/core';
import { useState } from 'react';

export function useNear(element: Element | null): boolean {
  const [near, setNear] = useState(false);
  const target = near ? null : element;
  const come = () => setNear(true);
  useEvent(target, 'pointerover', come);
  useEvent(target, 'pointerdown', come);
  useEvent(target, 'focusin', come);
  return near;
}
