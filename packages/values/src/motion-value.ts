/** Stored scroll effects: `start|midStart|midEnd|end|startValue|midValue|endValue`. */
import { clamp, toNumber } from './numbers';
import { splitSlots } from './slots';

/** Limits in their stored order. */
export const LIMITS = ['start', 'midStart', 'midEnd', 'end'] as const;

/** Limit of a scroll effect. */
export type MotionLimit = (typeof LIMITS)[number];

/** Value of a scroll effect. */
export type MotionPoint = 'startValue' | 'midValue' | 'endValue';

/** Property that a scroll effect changes. */
export type MotionResolver = 'translateX' | 'translateY' | 'opacity' | 'scale' | 'rotate' | 'blur';

/** Scroll effect. Limits are percentages of the window in ascending order; values are stored strings. */
export type Motion = Record<MotionLimit, number> & Record<MotionPoint, string>;

const DEFAULTS = [0, 50, 50, 100];

/** Normalizes four limits to ascending integers from 0 to 100. */
function limits(values: readonly unknown[]): Record<MotionLimit, number> {
  const numbers = DEFAULTS.map((usual, at) => clamp(0, 100, Math.trunc(toNumber(values[at]) ?? usual)));
  const [start = 0, midStart = 0, midEnd = 0, end = 0] = numbers.sort((a, b) => a - b);
  return { start, midStart, midEnd, end };
}

/** Reads a scroll effect: `start|midStart|midEnd|end|startValue|midValue|endValue`. */
export function parseMotion(value: unknown): Motion {
  const slots = splitSlots(value, 7);
  const [startValue = '', midValue = '', endValue = ''] = slots.slice(4);
  return { ...limits(slots), startValue, midValue, endValue };
}

/** Writes a scroll effect in its stored format. */
export const formatMotion = (motion: Motion): string =>
  [...LIMITS.map((limit) => motion[limit]), motion.startValue, motion.midValue, motion.endValue].join('|');
