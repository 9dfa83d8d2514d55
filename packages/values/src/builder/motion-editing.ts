/** Edits of scroll effects: limits that cannot pass each other, and values in the builder's format. */
import {
  LIMITS,
  type Motion,
  type MotionLimit,
  type MotionPoint,
  type MotionResolver,
  parseMotion,
} from '../motion-value';
import { clamp, roundTo, toNumber } from '../numbers';
import { mergeSlots } from '../slots';
import { text } from '../text';

/** Moves a limit as far as its neighbors allow; a value that is not a number changes nothing. */
export function setMotionLimit(motion: Motion, limit: MotionLimit, value: unknown): Motion {
  const number = toNumber(value);
  if (number === undefined) return motion;
  const at = LIMITS.indexOf(limit);
  const [before, after] = [LIMITS[at - 1], LIMITS[at + 1]];
  return { ...motion, [limit]: clamp(before ? motion[before] : 0, after ? motion[after] : 100, Math.trunc(number)) };
}

const blurUnit = (value: string): string => /(cm|em|mm|in|pc|pt|px|rem)$/.exec(value.trim())?.[0] ?? 'px';

/** Formats a value as the builder shows it: clamped and rounded for its effect, with its unit. */
export function formatEffectValue(resolver: MotionResolver, value: unknown): string {
  const source = text(value);
  const number = toNumber(source) ?? (resolver === 'scale' ? 100 : 0);
  const whole = Math.trunc(number);
  if (resolver === 'blur') return roundTo(Math.max(0, number), 2) + (/rem\s*$/.test(source) ? 'rem' : blurUnit(source));
  if (resolver === 'opacity') return `${clamp(0, 100, Math.round(number))}%`;
  if (resolver === 'rotate') return `${whole}°`;
  return resolver === 'scale' ? `${Math.max(0, whole)}%` : `${roundTo(number, 2)}`;
}

/** Sets a value. The unit of a blur applies to all three values. */
export function setMotionValue(motion: Motion, resolver: MotionResolver, point: MotionPoint, value: unknown): Motion {
  const next = { ...motion, [point]: formatEffectValue(resolver, value) };
  if (resolver !== 'blur') return next;
  const unit = blurUnit(next[point]);
  const same = (other: string) => formatEffectValue('blur', `${toNumber(other) ?? 0}${unit}`);
  return { ...next, startValue: same(next.startValue), midValue: same(next.midValue), endValue: same(next.endValue) };
}

/** Returns the step of a value's input, and its drag speed. */
export const effectStep = (resolver: MotionResolver): { step: number; speed: number } =>
  resolver === 'translateX' || resolver === 'translateY' ? { step: 0.5, speed: 10 } : { step: 1, speed: 0.5 };

/** Fills empty slots of a stored effect from a default. */
export const mergeMotion = (saved: unknown, fallback: unknown): Motion => parseMotion(mergeSlots(saved, fallback, 7));
