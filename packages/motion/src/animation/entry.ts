/** Reads the page's list of entrance animations, both generations (docs/reference/animation.md#data), and takes their names apart. */
import { asList, asNumber, asRecord, asText } from '@enliven/core';
import { isInvalidList } from '../shared/is-invalid-list';

/** The name of an entrance animation, taken apart: `slideLeft` is a slide from the left. */
export const FAMILIES = ['fade', 'slide', 'bounce', 'zoom', 'flip', 'fold', 'roll'] as const;
export const DIRECTIONS = ['', 'top', 'right', 'bottom', 'left'] as const;

/** Family of an animation. `custom` has keyframes of the page, or is unknown; its start is unknown. */
export type Family = (typeof FAMILIES)[number] | 'custom';
/** `''` is the center. */
export type Direction = (typeof DIRECTIONS)[number];

/** Prefix of keyframes in the page's style sheets for modules with their own transforms. */
const CUSTOM = 'transformAnim';
const STYLE = /^(fade|slide|bounce|zoom|flip|fold|roll)(Top|Right|Bottom|Left)?$/;

/** Takes the name of an entrance animation apart: `slideLeft` is a slide from the left. */
export function parseStyle(style: string): { family: Family; direction: Direction } {
  const [, family = 'custom', direction = ''] = STYLE.exec(style) ?? [];
  return { family: family as Family, direction: direction.toLowerCase() as Direction };
}

/** Classes of an animation besides its style. */
const MARKS = ['et_animated', 'et_is_animating', 'infinite', 'et-waypoint', CUSTOM];

export const isAnimationClass = (name: string): boolean => MARKS.includes(name) || STYLE.test(name);

const animationClasses = (): string[] => [
  ...MARKS,
  ...FAMILIES.flatMap((family) =>
    DIRECTIONS.map((direction) => family + direction.charAt(0).toUpperCase() + direction.slice(1)),
  ),
];

/** All classes of an animation, which are removed at its end. */
export const ANIMATION_CLASSES: readonly string[] = /* @__PURE__ */ animationClasses();

/** Maximum milliseconds. A longer time is probably a wrong unit, and would hide the element too long. */
const LONGEST = 60_000;

const TIME = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+))\s*(ms|s)?$/;
const VARIABLE = /^var\(\s*(--[^\s,)]+)\s*(?:,([^)]*))?\)$/;

/**
 * Reads a time as the page writes it: `500ms`, `1.5s`, a bare number of milliseconds, `var(--slow)`.
 *
 * @param variable returns a custom property of the element
 * @returns milliseconds; `fallback` if the value is not a time, or is longer than a minute
 */
export function parseTime(value: unknown, fallback: number, variable?: (name: string) => string): number {
  const text = asText(value)?.trim() ?? '';
  const [, name, variableFallback] = VARIABLE.exec(text) ?? [];
  // The value of a variable is not resolved again, since variables may be circular.
  const meant = name ? variable?.(name).trim() || (variableFallback ?? '').trim() : text;
  const [, number, unit] = TIME.exec(meant) ?? [];
  const milliseconds = Number(number) * (unit === 's' ? 1000 : 1);
  return Math.abs(milliseconds) <= LONGEST ? milliseconds : fallback;
}

const DURATION = 500;
const DELAY = 0;
/** Percent. */
const INTENSITY = 50;
const STARTING_OPACITY = 0;

/** Defaults of an entrance animation (docs/reference/animation.md#data). */
export const DEFAULTS = {
  duration: DURATION,
  delay: DELAY,
  intensity: INTENSITY,
  startingOpacity: STARTING_OPACITY,
} as const;

export type Curve = 'linear' | 'ease' | 'ease-in' | 'ease-out' | 'ease-in-out';

const isCurve = (text: string | undefined): text is Curve => /^(linear|ease(-in)?(-out)?)$/.test(text ?? '');

/** An animation as the page has it: fields, and those of devices with their suffix. */
export interface AnimationEntry {
  selector: string;
  fields: Readonly<Record<string, unknown>>;
}

/** An entrance animation at one breakpoint. */
export interface EntranceAnimation {
  /** The class with the keyframes, e.g. `slideLeft`. */
  style: string;
  family: Family;
  direction: Direction;
  /** Runs endlessly. */
  loop: boolean;
  /** Milliseconds. */
  duration: number;
  delay: number;
  /** Percent. */
  intensity: number;
  /** From 0 to 1. */
  startingOpacity: number;
  curve: Curve;
}

/** Returns a selector for an order class without a dot, or for a selector. */
const selectorOf = (name: string): string => (/^[.#[:*]/.test(name) ? name : `.${name}`);

/**
 * Lists are joined in the order they are given; an entry without fields is kept, since its hidden element must be shown.
 *
 * @param lists `et_animation_data`, `diviElementAnimationData`
 * @param onProblem called for each problem
 */
export function animationEntries(lists: readonly unknown[], onProblem: () => void): AnimationEntry[] {
  return lists.flatMap((list) => {
    if (isInvalidList(list)) onProblem();
    return asList(list).flatMap((entry) => {
      const fields = asRecord(entry);
      const name = asText(fields.class)?.trim();
      if (!name) onProblem();
      return name ? { selector: selectorOf(name), fields } : [];
    });
  });
}

const percentOf = (value: unknown, fallback: number): number => Math.trunc(asNumber(value) ?? fallback);

/**
 * Returns the animation on a device: its own fields, else the base ones (the server has copied inherited values), else
 * the theme's defaults.
 *
 * @param device name of the breakpoint, e.g. `tablet`; the base has no suffix
 * @param variable returns a custom property of the element
 */
export function animationFor(
  { fields }: AnimationEntry,
  device: string,
  variable?: (name: string) => string,
): EntranceAnimation {
  const field = (name: string): string | undefined => asText(fields[`${name}_${device}`]) ?? asText(fields[name]);
  const style = field('style') ?? 'fade';
  const curve = field('speed_curve');
  return {
    style,
    ...parseStyle(style),
    loop: (field('repeat') ?? 'once') !== 'once',
    duration: Math.max(0, parseTime(field('duration'), DURATION, variable)),
    delay: parseTime(field('delay'), DELAY, variable),
    intensity: percentOf(field('intensity'), INTENSITY),
    startingOpacity: Math.min(100, Math.max(0, percentOf(field('starting_opacity'), STARTING_OPACITY))) / 100,
    curve: isCurve(curve) ? curve : 'ease-in-out',
  };
}

/** Returns the milliseconds until an animation that runs once has ended. */
export const animationEnd = ({ duration, delay }: EntranceAnimation): number => Math.max(0, duration + delay);
