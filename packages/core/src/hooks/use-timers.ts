/** Timers and frame callbacks that end with their mount. */
import { useLayoutEffect } from 'react';
import { guard } from '../errors/report';
import { RANGES } from '../page/ranges';
import { usePlace } from '../runtime/mount-context';
import { $pageVisible } from '../stores/browser';
import { useLatest, useStore } from './use-store';

/**
 * Calls back `delay` ms after it was last set; null stops it.
 *
 * @param turn whenever it changes, the time starts anew
 */
export function useTimeout(callback: () => void, delay: number | null, turn?: unknown): void {
  const place = usePlace();
  const latest = useLatest(callback);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is a reason, nothing that is used.
  useLayoutEffect(() => {
    if (delay === null) return;
    const timer = setTimeout(
      guard(place, () => latest.current()),
      Math.min(delay, RANGES.delay[1]),
    );
    return () => clearTimeout(timer);
  }, [delay, place, latest, turn]);
}

/** Calls back every `delay` ms while the page is visible; null stops it. */
export function useInterval(callback: () => void, delay: number | null): void {
  const place = usePlace();
  const latest = useLatest(callback);
  const visible = useStore($pageVisible);
  useLayoutEffect(() => {
    if (delay === null || !visible) return;
    const timer = setInterval(
      guard(place, () => latest.current()),
      Math.min(delay, RANGES.delay[1]),
    );
    return () => clearInterval(timer);
  }, [delay, visible, place, latest]);
}

type Step = (time: number) => void;

const steps = new Set<Step>();
let frame: number | undefined;

/** One request for all callbacks, since each has a cost. */
function request(): void {
  frame ??= requestAnimationFrame((time) => {
    frame = undefined;
    request();
    // An earlier callback may have ended a later one.
    for (const step of [...steps]) if (steps.has(step)) step(time);
  });
}

function end(step: Step): void {
  steps.delete(step);
  if (steps.size > 0 || frame === undefined) return;
  cancelAnimationFrame(frame);
  frame = undefined;
}

/** Calls back before each frame with the time in ms while `active`; not on hidden pages. */
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
