/** Follows a pointer along a slider, from the press to where it is let go. */
import { type PointerEvent, useRef } from 'react';

/** Horizontal and vertical share of the way, each from 0 at the top left to 1. */
export type Shares = readonly [x: number, y: number];

export interface Drag {
  onPointerDown(event: PointerEvent<Element>): void;
  onPointerMove(event: PointerEvent<Element>): void;
  onPointerUp(event: PointerEvent<Element>): void;
  onPointerCancel(event: PointerEvent<Element>): void;
}

const share = (at: number, from: number, length: number): number =>
  length > 0 ? Math.min(1, Math.max(0, (at - from) / length)) : 0;

export function sharesOf({ currentTarget, clientX, clientY }: PointerEvent<Element>): Shares {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [share(clientX, left, width), share(clientY, top, height)];
}

export function useDrag(handlers: { start?(): void; move(shares: Shares): void; end?(): void }): Drag {
  const held = useRef(false);
  const end = () => {
    if (!held.current) return;
    held.current = false;
    handlers.end?.();
  };
  return {
    onPointerDown(event) {
      if (event.button > 0) return;
      held.current = true;
      // Without one, as in tests, the slider hears only what happens above it.
      event.currentTarget.setPointerCapture?.(event.pointerId);
      handlers.start?.();
      handlers.move(sharesOf(event));
    },
    onPointerMove(event) {
      if (held.current) handlers.move(sharesOf(event));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
