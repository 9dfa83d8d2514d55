/** Horizontal swipes; vertical swipes still scroll. */
import { useEvent, useStyle } from '@enliven/core';
import { useRef } from 'react';

/** Maximum milliseconds of a swipe. */
const SWIPE_DURATION = 1000;
/** Minimum horizontal and maximum vertical distance of a swipe in pixels. */
const SWIPE_DISTANCE = 30;

/** Position and time of a pointer event, in pixels and milliseconds. */
export interface SwipePoint {
  clientX: number;
  clientY: number;
  timeStamp: number;
}

/** Returns `next` for a swipe to the left, `previous` to the right, in every reading direction; null for no swipe. */
export function swipeDirection(from: SwipePoint, to: SwipePoint): 'next' | 'previous' | null {
  const x = to.clientX - from.clientX;
  const y = to.clientY - from.clientY;
  if (to.timeStamp - from.timeStamp > SWIPE_DURATION) return null;
  if (Math.abs(x) <= SWIPE_DISTANCE || Math.abs(y) >= SWIPE_DISTANCE) return null;
  return x < 0 ? 'next' : 'previous';
}

/** Events that a nested area has already handled. */
const handledEvents = new WeakSet<Event>();

/** Calls back for swipes. `touch-action` prevents horizontal panning, so no `pointermove` listener is needed. */
export function useSwipe(area: Element | null | undefined, onSwipe: (direction: 'next' | 'previous') => void): void {
  const start = useRef<SwipePoint | null>(null);
  useStyle(area, 'touch-action', 'pan-y pinch-zoom');
  useEvent<PointerEvent>(area, 'pointerdown', (event) => {
    const { pointerType, isPrimary, clientX, clientY, timeStamp } = event;
    const isOwn = pointerType !== 'mouse' && isPrimary && !handledEvents.has(event);
    start.current = isOwn ? { clientX, clientY, timeStamp } : null;
    handledEvents.add(event);
  });
  useEvent<PointerEvent>(area, 'pointerup', (event) => {
    const direction = start.current && swipeDirection(start.current, event);
    start.current = null;
    if (direction) onSwipe(direction);
  });
  useEvent(area, 'pointercancel', () => {
    start.current = null;
  });
}
