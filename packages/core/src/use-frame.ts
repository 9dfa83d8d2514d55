/** A callback per frame, for as long as something moves. */
import { useLayoutEffect } from 'react';
import { guard } from './guard';
import { usePlace } from './mount-context';
import { useLatest } from './use-latest';

type Step = (time: number) => void;

const steps = new Set<Step>();
let frame: number | undefined;

/** One request for all: each costs the browser as much as what is done in it. */
function request(): void {
  frame ??= requestAnimationFrame((time) => {
    frame = undefined;
    request();
    // What an earlier one has ended is not called any more.
    for (const step of [...steps]) if (steps.has(step)) step(time);
  });
}

function end(step: Step): void {
  steps.delete(step);
  if (steps.size > 0 || frame === undefined) return;
  cancelAnimationFrame(frame);
  frame = undefined;
}

/** Calls back before each frame with the time in ms while `active`; browsers rest it on hidden pages. */
export function useFrame(callback: (time: number) => void, active: boolean): void {
  const place = usePlace();
  const latest = useLatest(callback);
  useLayoutEffect(() => {
    if (!active) return;
    const step = guard(place, (time: number) => latest.current(time));
    steps.add(step);
    request();
    return () => end(step);
  }, [active, place, latest]);
}
