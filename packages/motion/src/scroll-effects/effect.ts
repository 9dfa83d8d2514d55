/** Types and constants of scroll effects, their value and its CSS, and keyframes of those that nearly all pages have. */
import type { Entry } from './lists';

/** Place of lazy parts in reports. */
export const PLACE = { package: '@enliven/motion', behavior: 'scroll-effects' } as const;

/** Pixels of scrolling after which the original updates its values. */
export const SCROLL_STEP = 15;
/** Pixels added to the window's height on phones and tablets, whose bars appear and disappear. */
export const MOBILE_EXTRA = 100;
/** Pixels for one unit of a translation. */
export const SHIFT_UNIT = 100;
/** Pixels above and below the window within which animations are started. */
export const LOOK_BACK = 250;
export const LOOK_AHEAD = 500;
/** Milliseconds until elements lose their hiding classes (docs/reference/scroll-effects.md#lifecycle). */
export const SHOWN_DELAY = 200;
/** Milliseconds without a further change after a resize, and after a change of breakpoint. */
export const RESIZE_DELAY = 50;
export const DEVICE_DELAY = 100;
/** Number of elements that are started together, so that styles and layout are computed once. */
export const START_BATCH = 12;

/** Maximum items of a grid. A larger number is a problem of the data. */
export const MAX_GRID_ITEMS = 500;
/** Items of a grid without a count. */
export const GRID_ITEMS = 10;

export const RESOLVERS = ['translateY', 'translateX', 'opacity', 'scale', 'rotate', 'blur'] as const;

/** The CSS function or property that an effect changes. */
export type Resolver = (typeof RESOLVERS)[number];

export const TRIGGERS = ['top', 'middle', 'bottom'] as const;
/** The point of the element whose position in the window counts. */
export type Trigger = (typeof TRIGGERS)[number];

/** One scroll effect: four limits and three values. */
export interface Effect {
  resolver: Resolver;
  /** Percent of the window: 0 is its bottom edge, 100 its top edge. In ascending order. */
  start: number;
  midStart: number;
  midEnd: number;
  end: number;
  /** Percent, degrees, hundreds of pixels, or units of a blur, depending on the resolver. */
  startValue: number;
  midValue: number;
  endValue: number;
  /** Of a blur. @default 'px' */
  unit?: string;
}

/** A transform function and its argument: `['rotateZ', '5deg']`. */
export type StaticTransform = readonly [name: string, argument: string];

/** The effects and static transforms of an element. */
export interface ElementEffects {
  /** Empty: effects of another breakpoint end. */
  effects: readonly Effect[];
  /** The module's own transforms, which come before those of the effects. */
  statics: readonly StaticTransform[];
}

/** All effects of one selector at one breakpoint. */
export interface ScrollItem extends ElementEffects {
  id: string;
  trigger: Trigger;
}

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

export type StyleFrame = MotionStyle & { offset: number };

/** Returns the positions of keyframes, in percent. @param more returns further positions of an effect @default none */
export const keyframeOffsets = (
  effects: readonly Effect[],
  more: (effect: Effect) => number[] = () => [],
): number[] => {
  const limits = (one: Effect) => [one.start, one.midStart, one.midEnd, one.end, ...more(one)];
  return [...new Set([0, ...effects.flatMap(limits), 100])].sort((a, b) => a - b);
};

function isStandard(entry: Entry): boolean {
  const { resolver, transforms, start, midStart, midEnd, end, startValue, midValue, endValue } = entry as Effect &
    Entry;
  const values = [startValue, midValue, endValue];
  return (
    !transforms &&
    RESOLVERS.includes(resolver) &&
    [start, midStart, midEnd, end, ...values].every(Number.isFinite) &&
    0 <= start &&
    // An empty first range is a jump, unless it is at 0.
    (start < midStart || !midStart) &&
    midStart <= midEnd &&
    midEnd <= end &&
    end <= 100 &&
    (resolver !== 'opacity' || values.every((value) => 0 <= value && value <= 100))
  );
}

/**
 * Computes keyframes of standard entries: known effects with sorted numbers, as on nearly all pages.
 *
 * @returns undefined for entries that `non-standard.ts` reads
 */
export function standardKeyframes(entries: readonly Entry[]): StyleFrame[] | undefined {
  if (!entries.every(isStandard)) return undefined;
  const effects = entries as unknown as Effect[];
  return keyframeOffsets(effects).map((at) => ({
    offset: at / 100,
    ...merge(effects.map((effect) => resolve(effect, effectValue(effect, at), true))),
  }));
}
