/** Scroll effects as stored: `start|midStart|midEnd|end|startValue|midValue|endValue`. */
import { clamp, toNumber } from './numbers';
import { splitSlots } from './slots';

/** In the order they are stored. */
export const LIMITS = ['start', 'midStart', 'midEnd', 'end'] as const;

/** The four limits of a scroll effect. */
export type MotionLimit = (typeof LIMITS)[number];

/** The three values of a scroll effect. */
export type MotionPoint = 'startValue' | 'midValue' | 'endValue';

/** Property that a scroll effect changes. */
export type MotionResolver = 'translateX' | 'translateY' | 'opacity' | 'scale' | 'rotate' | 'blur';

/** Limits are percent of the window, in ascending order; values are as stored. */
export type Motion = Record<MotionLimit, number> & Record<MotionPoint, string>;

const DEFAULTS = [0, 50, 50, 100];

/** Any four limits as a motion may have them: whole, in order, from 0 to 100. */
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

/** Writes a scroll effect as it is stored. */
export const formatMotion = (motion: Motion): string =>
  [...LIMITS.map((limit) => motion[limit]), motion.startValue, motion.midValue, motion.endValue].join('|');
