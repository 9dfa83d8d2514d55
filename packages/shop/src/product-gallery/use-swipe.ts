/** A finger that moves to the side over the large picture brings the next one. */
import { useEvent, useStyle } from '@enliven/core';
import { useRef } from 'react';

/** Pixels from which a movement is meant. */
const FAR = 40;

export function useSwipe(box: Element | undefined, turn: (by: number) => void): void {
  const start = useRef<PointerEvent | null>(null);
  // Up and down stays the browser's.
  useStyle(box, 'touch-action', 'pan-y pinch-zoom');
  useEvent<PointerEvent>(box, 'pointerdown', (event) => {
    start.current = event.pointerType !== 'mouse' && event.isPrimary ? event : null;
  });
  useEvent<PointerEvent>(box, 'pointerup', ({ pointerId, clientX, clientY }) => {
    const from = start.current;
    start.current = null;
    if (from?.pointerId !== pointerId) return;
    const across = clientX - from.clientX;
    if (Math.abs(across) < Math.max(FAR, Math.abs(clientY - from.clientY))) return;
    turn(across < 0 === !box?.closest('[dir=rtl]') ? 1 : -1);
  });
}
