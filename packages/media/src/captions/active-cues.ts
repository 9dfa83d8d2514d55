/** Finds the cues to show at a moment. */
import type { Cue } from './cue';

/** @param cues in order @returns how many have begun */
function begun(cues: readonly Cue[], time: number): number {
  let [low, high] = [0, cues.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cues[middle]?.start ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * All that have begun and are not over.
 *
 * @param cues in order
 * @param time seconds
 */
export const activeCues = (cues: readonly Cue[], time: number): Cue[] =>
  cues.slice(0, begun(cues, time)).filter(({ end }) => time < end);
