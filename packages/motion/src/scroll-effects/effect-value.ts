/** The value of an effect at a position: held before the start and after the end, level in the middle (contract A §3.5). */
import type { Effect } from './effect';

const clamp = (min: number, max: number, value: number): number => Math.min(max, Math.max(min, value));

/** @param position percent, any number */
export function effectValue(effect: Effect, position: number): number {
  const at = clamp(0, 100, position);
  const { midStart, midEnd, midValue } = effect;
  const between = (low: number, high: number, from: number, to: number): number =>
    // A way without length stays at its beginning, so an end value with no room is never reached.
    high > low ? from + ((clamp(low, high, at) - low) / (high - low)) * (to - from) : from;
  if (at < midStart) return between(effect.start, midStart, effect.startValue, midValue);
  return at > midEnd ? between(midEnd, effect.end, midValue, effect.endValue) : midValue;
}
