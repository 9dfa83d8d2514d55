/** Computes the value of an effect and its CSS (docs/reference/scroll-effects.md#formulas, docs/reference/scroll-effects.md#merging). */
import { SHIFT_UNIT } from './constants';
import type { Effect } from './effect';

const clamp = (min: number, max: number, value: number): number => Math.min(max, Math.max(min, value));

/**
 * Returns the value of an effect at a position: constant before the start, in the middle and after the end.
 *
 * @param position in percent
 */
export function effectValue(effect: Effect, position: number): number {
  const { start, midStart, midEnd, end, startValue, midValue, endValue } = effect;
  const at = clamp(0, 100, position);
  // An empty range stays at its start, so its end value is never reached.
  const share = (low: number, high: number): number => (high > low ? (clamp(low, high, at) - low) / (high - low) : 0);
  return at < midStart
    ? startValue + share(start, midStart) * (midValue - startValue)
    : midValue + share(midEnd, end) * (endValue - midValue);
}

/** CSS properties that effects change. */
export type MotionProperty = 'transform' | 'filter' | 'opacity';

/** One function of a `transform` or `filter`, or the value of `opacity`, whose `name` is empty. */
export interface Resolved {
  property: MotionProperty;
  name: string;
  value: string;
}

/** Without a negative zero. */
const round = (number: number, parts: number): number => Math.round(number * parts) / parts + 0;
const fixed = (number: number): string => round(number, 1000).toFixed(3);

/**
 * Converts the value of an effect to CSS.
 *
 * @param smooth keeps fractions of pixels, for even motion
 * @default false
 */
export function resolve(
  { resolver, unit = 'px' }: Pick<Effect, 'resolver' | 'unit'>,
  value: number,
  smooth = false,
): Resolved {
  const factor = fixed(value / 100);
  const rounded = (number: number) => round(number, smooth ? 1000 : 1);
  if (resolver === 'opacity') return { property: resolver, name: '', value: factor };
  if (resolver === 'blur') return { property: 'filter', name: resolver, value: rounded(Math.max(0, value)) + unit };
  const property = 'transform';
  if (resolver === 'rotate') return { property, name: 'rotate3d', value: `0,0,1,${fixed(value)}deg` };
  if (resolver === 'scale') return { property, name: 'scale3d', value: `${factor},${factor},${factor}` };
  return { property, name: resolver, value: `${rounded(value * SHIFT_UNIT)}px` };
}

/** The merged style of several effects. */
export type MotionStyle = Partial<Record<MotionProperty, string>>;

/** Merges functions by name: the last argument at the first position. */
export function merge(resolved: readonly Resolved[]): MotionStyle {
  const named = new Map(resolved.map((one) => [one.name, one]));
  const style: MotionStyle = {};
  for (const { property, name, value } of named.values()) {
    const text = name ? `${name}(${value})` : value;
    style[property] = style[property] ? `${style[property]} ${text}` : text;
  }
  return style;
}
