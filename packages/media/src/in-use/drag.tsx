/** Follows a pointer along a slider, from the press to where it is let go. */
import { useEvent } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Horizontal and vertical share of the way, each from 0 at the top left to 1. */
export type Shares = readonly [x: number, y: number];

export interface DragProps {
  slider: HTMLElement | null;
  disabled: boolean;
  /** A press that came before this did: it counts once. */
  early?: PointerEvent | undefined;
  onStart?(): void;
  onMove(shares: Shares): void;
  onEnd?(): void;
}

const share = (at: number, from: number, length: number): number =>
  length > 0 ? Math.min(1, Math.max(0, (at - from) / length)) : 0;

export function sharesOf(slider: Element, { clientX, clientY }: PointerEvent): Shares {
  const { left, top, width, height } = slider.getBoundingClientRect();
  return [share(clientX, left, width), share(clientY, top, height)];
}

export function Drag({ slider, disabled, early, ...handlers }: DragProps): ReactNode {
  const held = useRef(false);
  const move = (event: PointerEvent) => held.current && slider && handlers.onMove(sharesOf(slider, event));
  const end = () => {
    if (!held.current) return;
    held.current = false;
    handlers.onEnd?.();
  };
  function begin(event: PointerEvent): void {
    if (disabled || event.button > 0) return;
    held.current = true;
    handlers.onStart?.();
    move(event);
  }
  useEvent<PointerEvent>(slider, 'pointerdown', (event) => {
    // What is no pointer of the device's, as in tests, cannot be held.
    if (event.isTrusted) slider?.setPointerCapture(event.pointerId);
    begin(event);
  });
  useEvent<PointerEvent>(slider, 'pointermove', move);
  useEvent(slider, 'pointerup', end);
  useEvent(slider, 'pointercancel', end);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the press counts once.
  useLayoutEffect(() => {
    if (!early || !slider) return;
    begin(early);
    if (!slider.hasPointerCapture(early.pointerId)) end();
  }, [slider]);
  return null;
}
