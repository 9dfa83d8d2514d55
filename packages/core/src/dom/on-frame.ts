/** Animation frames shared by all callbacks: one request serves them all. */
import type { Release } from '../claims/claim';

type Step = (time: number) => void;

const steps = new Set<Step>();
let frame: number | undefined;

function request(): void {
  frame ??= requestAnimationFrame((time) => {
    frame = undefined;
    request();
    // An earlier callback may have ended a later one.
    for (const step of [...steps]) if (steps.has(step)) step(time);
  });
}

/**
 * Calls back before each frame; not on hidden pages.
 *
 * @param step called with the time in milliseconds
 */
export function onFrame(step: Step): Release {
  steps.add(step);
  request();
  return () => {
    steps.delete(step);
    if (steps.size > 0 || frame === undefined) return;
    cancelAnimationFrame(frame);
    frame = undefined;
  };
}
