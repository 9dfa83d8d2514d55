/** Whether a pointer that can hover is over an element. */
import { useEvent } from '@enliven/core';
import { useState } from 'react';

/** Fingers do not hover; null is never hovered. */
export function useHovered(element: Element | null): boolean {
  const [hovered, setHovered] = useState(false);
  useEvent<PointerEvent>(element, 'pointerenter', ({ pointerType }) => setHovered(pointerType !== 'touch'));
  useEvent(element, 'pointerleave', () => setHovered(false));
  return hovered;
}
