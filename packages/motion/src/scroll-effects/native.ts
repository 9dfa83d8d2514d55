/** Scroll effects in the browser's own terms: a timeline through the window, and keyframes on it (contract A §6). */
import { compose, type MotionStyle } from './compose';
import { MOBILE_EXTRA } from './constants';
import type { Effect, ScrollItem, Trigger } from './effect';
import { effectValue } from './effect-value';
import { resolve } from './resolve';

/** Where on a view timeline the way of the trigger point begins and ends. */
export function timelineRange(trigger: Trigger): { rangeStart: string; rangeEnd: string } {
  const share = trigger === 'top' ? '0%' : trigger === 'bottom' ? '100%' : '50%';
  return { rangeStart: `entry-crossing ${share}`, rangeEnd: `exit-crossing ${share}` };
}

/** Pixels by which the timeline's window is smaller at its top and at its bottom edge. */
export const timelineInset = (header: number, mobile: boolean): [top: number, bottom: number] => [
  header + 0,
  -header - (mobile ? MOBILE_EXTRA : 0) + 0,
];

/** Whether the browser arrives at the same values between keyframes: blurs jump by whole units, opacities are cut off. */
export const isNative = ({ effects }: ScrollItem): boolean =>
  effects.every(({ resolver, startValue, midValue, endValue }) => {
    const values = [startValue, midValue, endValue];
    return resolver !== 'blur' && (resolver !== 'opacity' || values.every((value) => value >= 0 && value <= 100));
  });

/** The value just before `at`: another one where a way without length ends there. */
const valueBefore = (effect: Effect, at: number): number =>
  at > 0 && effect.start === effect.midStart && effect.midStart === at ? effect.startValue : effectValue(effect, at);

/** Keyframes with offsets from 0 to 1; two at one offset where a value jumps. */
export function keyframesFor({ effects, statics }: ScrollItem): (MotionStyle & { offset: number })[] {
  const stops = effects.flatMap(({ start, midStart, midEnd, end }) => [start, midStart, midEnd, end]);
  const offsets = [...new Set([0, ...stops, 100])].sort((a, b) => a - b);
  const frame = (at: number, value: (effect: Effect, at: number) => number) => ({
    offset: at / 100,
    ...compose(
      statics,
      effects.map((effect) => resolve(effect, value(effect, at), true)),
    ),
  });
  return offsets.flatMap((at) => {
    const jumps = effects.some((effect) => valueBefore(effect, at) !== effectValue(effect, at));
    return jumps ? [frame(at, valueBefore), frame(at, effectValue)] : [frame(at, effectValue)];
  });
}
