/** The value of an effect at a position: held before the start and after the end, level in the middle (docs/reference/scroll-effects.md#formulas). */
import type { Effect } from './effect';

const clamp = (min: number, max: number, value: number): number => Math.min(max, Math.max(min, value));

/**
 * The value of an effect at a position: held before the start and after the end, level in the middle.
 *
 * @param position percent, any number
 */
export function effectValue(effect: Effect, position: number): number {
  const { start, midStart, midEnd, end, startValue, midValue, endValue } = effect;
  const at = clamp(0, 100, position);
  // A way without length stays at its beginning, so an end value with no room is never reached.
  const share = (low: number, high: number): number => (high > low ? (clamp(low, high, at) - low) / (high - low) : 0);
  return at < midStart
    ? startValue + share(start, midStart) * (midValue - startValue)
    : midValue + share(midEnd, end) * (endValue - midValue);
}
