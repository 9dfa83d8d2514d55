/** Decides how to recover a stream, and when to give up (docs/reference/players.md#streams): `(state, time) → state and what to do`. */

/** Milliseconds between two attempts of the same kind. */
const BETWEEN = 3000;

export interface Recovery {
  /** Time of the last recovery of decoding. */
  decoded?: number;
  /** When the audio codec was swapped last. */
  swapped?: number;
}

export type Step = 'recover' | 'swap' | 'give-up';

const isDue = (last: number | undefined, now: number): boolean => last === undefined || now - last > BETWEEN;

/** @param now milliseconds */
export function nextRecovery(state: Recovery, now: number): [Recovery, Step] {
  if (isDue(state.decoded, now)) return [{ ...state, decoded: now }, 'recover'];
  if (isDue(state.swapped, now)) return [{ ...state, swapped: now }, 'swap'];
  return [state, 'give-up'];
}
