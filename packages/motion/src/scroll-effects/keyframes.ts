/** Scroll effects in the browser's own terms, whatever they are: keyframes from 0 to 100 percent. */
import { styleAt } from './compose';
import type { Effect, Look } from './effect';
import type { MotionStyle } from './merge';
import { type StyleFrame, stopsOf } from './plain-frames';

/** Percent. Far less than anyone can scroll, and than anyone could see. */
const NEXT = 1e-9;

/** Opacities are cut off where they leave what there is. */
function cuts({ resolver, start, midStart, midEnd, end, startValue, midValue, endValue }: Effect): number[] {
  const between = (low: number, high: number, from: number, to: number): number[] =>
    [0, 100].map((limit) => low + ((limit - from) / (to - from)) * (high - low)).filter((at) => at > low && at < high);
  if (resolver !== 'opacity') return [];
  return [...between(start, midStart, startValue, midValue), ...between(midEnd, end, midValue, endValue)];
}

/** Keyframes with offsets from 0 to 1; two at one offset where a value jumps. Between them everything is a straight line. */
export function keyframesFor(look: Look): (MotionStyle & { offset: number })[] {
  return stopsOf(look.effects, cuts).flatMap((at) => {
    const beside = (step: number): StyleFrame => ({ offset: at / 100, ...styleAt(look, at + step, true) });
    // Without a way to its middle an effect is there all of a sudden.
    const jumps = look.effects.some(({ start, midStart }) => at > 0 && start === at && midStart === at);
    return jumps ? [beside(-NEXT), beside(0)] : beside(0);
  });
}
