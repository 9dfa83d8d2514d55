/** Scroll effects in the browser's own terms: keyframes from 0 to 100 percent, and the pixels of scrolling they stand for. */
import { type MotionStyle, styleAt } from './compose';
import type { Effect, Look } from './effect';

/** Percent. Far less than anyone can scroll, and than anyone could see. */
const NEXT = 1e-9;

/** Scroll positions at which the way of a point through the window begins and ends (contract A §6). */
export const scrollRange = (point: number, height: number): { rangeStart: string; rangeEnd: string } => ({
  rangeStart: `${point - height}px`,
  rangeEnd: `${point}px`,
});

/** Positions at which the effect takes a turn. Opacities are cut off where they leave what there is. */
function turns({ resolver, start, midStart, midEnd, end, startValue, midValue, endValue }: Effect): number[] {
  const between = (low: number, high: number, from: number, to: number): number[] =>
    [0, 100].map((limit) => low + ((limit - from) / (to - from)) * (high - low)).filter((at) => at > low && at < high);
  const cuts = [...between(start, midStart, startValue, midValue), ...between(midEnd, end, midValue, endValue)];
  return [start, midStart, midEnd, end, ...(resolver === 'opacity' ? cuts : [])];
}

/** Keyframes with offsets from 0 to 1; two at one offset where a value jumps. Between them everything is a straight line. */
export function keyframesFor(look: Look): (MotionStyle & { offset: number })[] {
  const offsets = [...new Set([0, ...look.effects.flatMap(turns), 100])].sort((a, b) => a - b);
  return offsets.flatMap((at) => {
    const beside = (step: number) => ({ offset: at / 100, ...styleAt(look, at + step, true) });
    // Without a way to its middle an effect is there all of a sudden.
    const jumps = look.effects.some(({ start, midStart }) => at > 0 && start === at && midStart === at);
    return jumps ? [beside(-NEXT), beside(0)] : beside(0);
  });
}
