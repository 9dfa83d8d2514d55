/** A finger that moves to the side over the large picture brings the next one. */
import { useEvent, useStyle } from '@enliven/core';
import { useRef } from 'react';

/** Pixels from which a movement is meant. */
const FAR = 40;

export function useSwipe(box: Element | undefined, turn: (by: number) => void): void {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  // Up and down stays the browser's.
  useStyle(box, 'touch-action', 'pan-y pinch-zoom');
  useEvent<PointerEvent>(box, 'pointerdown', ({ pointerId, pointerType, clientX, clientY, isPrimary }) => {
    start.current = pointerType !== 'mouse' && isPrimary ? { id: pointerId, x: clientX, y: clientY } : null;
  });
  useEvent<PointerEvent>(box, 'pointerup', ({ pointerId, clientX, clientY }) => {
    const from = start.current;
    start.current = null;
    if (from?.id !== pointerId) return;
    const across = clientX - from.x;
    if (Math.abs(across) < FAR || Math.abs(across) < Math.abs(clientY - from.y)) return;
    turn(across < 0 === !box?.closest('[dir=rtl]') ? 1 : -1);
  });
}
