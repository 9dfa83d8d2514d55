/** Swipes to the side; up and down still scroll. */
import { useEvent, useStyle } from '@enliven/core';
import { useRef } from 'react';

/** A swipe takes at most so many milliseconds … */
const SWIPE_DURATION = 1000;
/** … and goes further than this sideways, less than this up or down. In pixels. */
const SWIPE_DISTANCE = 30;

/** A place and a moment, in pixels and milliseconds. */
export interface SwipePoint {
  clientX: number;
  clientY: number;
  timeStamp: number;
}

/** `next` for a swipe to the left, `previous` to the right, whatever the reading direction; null when it is none. */
export function swipeDirection(from: SwipePoint, to: SwipePoint): 'next' | 'previous' | null {
  const x = to.clientX - from.clientX;
  const y = to.clientY - from.clientY;
  if (to.timeStamp - from.timeStamp > SWIPE_DURATION) return null;
  if (Math.abs(x) <= SWIPE_DISTANCE || Math.abs(y) >= SWIPE_DISTANCE) return null;
  return x < 0 ? 'next' : 'previous';
}

/** Touches that belong to an area inside another one. */
const taken = new WeakSet<Event>();

/** `touch-action` keeps the browser from panning sideways, so nothing has to listen to each move of the finger. */
export function useSwipe(area: Element | null | undefined, onSwipe: (direction: 'next' | 'previous') => void): void {
  const start = useRef<SwipePoint | null>(null);
  useStyle(area, 'touch-action', 'pan-y pinch-zoom');
  useEvent<PointerEvent>(area, 'pointerdown', (event) => {
    const { pointerType, isPrimary, clientX, clientY, timeStamp } = event;
    const mine = pointerType !== 'mouse' && isPrimary && !taken.has(event);
    start.current = mine ? { clientX, clientY, timeStamp } : null;
    taken.add(event);
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
