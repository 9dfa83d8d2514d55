/** What a value means in CSS (docs/reference/scroll-effects.md#formulas). */
import { SHIFT_UNIT } from './constants';
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
 * What the value of an effect means in CSS.
 *
 * @param smooth keeps fractions of pixels, as nothing moves evenly without them
 * @default false
 */
export function resolve(
  { resolver, unit = 'px' }: Pick<Effect, 'resolver' | 'unit'>,
  value: number,
  smooth = false,
): Resolved {
  const factor = fixed(value / 100);
  const whole = (number: number) => round(number, smooth ? 1000 : 1);
  if (resolver === 'opacity') return { property: resolver, name: '', value: factor };
  if (resolver === 'blur') return { property: 'filter', name: resolver, value: whole(Math.max(0, value)) + unit };
  const property = 'transform';
  if (resolver === 'rotate') return { property, name: 'rotate3d', value: `0,0,1,${fixed(value)}deg` };
  if (resolver === 'scale') return { property, name: 'scale3d', value: `${factor},${factor},${factor}` };
  return { property, name: resolver, value: `${whole(value * SHIFT_UNIT)}px` };
}

/** Several effects as one style. */
export type MotionStyle = Partial<Record<MotionProperty, string>>;

/** Functions are merged by name: the last one's argument at the first one's place. */
export function merge(resolved: readonly Resolved[]): MotionStyle {
  const named = new Map(resolved.map((one) => [one.name, one]));
  const style: MotionStyle = {};
  for (const { property, name, value } of named.values()) {
    const text = name ? `${name}(${value})` : value;
    style[property] = style[property] ? `${style[property]} ${text}` : text;
  }
  return style;
}
