/** Scroll effects in the browser's own terms: keyframes from 0 to 100 percent, and the pixels of scrolling they stand for. */
import { compose, type MotionStyle } from './compose';
import type { Effect, ScrollItem } from './effect';
import { effectValue } from './effect-value';
import { resolve } from './resolve';

/** Percent. Far less than anyone can scroll. */
const NEXT = 1e-6;
/** Blurs that change by more are not taken apart. */
const MAX_LEVELS = 100;

/** Scroll positions at which the way of a point through the window begins and ends (contract A §6). */
export const scrollRange = (point: number, height: number): { rangeStart: string; rangeEnd: string } => ({
  rangeStart: `${point - height}px`,
  rangeEnd: `${point}px`,
});

/** What a value may pass on its way that is no straight line in CSS: opacities are cut off, blurs are whole numbers. */
function levels(resolver: Effect['resolver'], from: number, to: number): number[] {
  if (resolver === 'opacity') return [0, 100];
  if (resolver !== 'blur' || Math.abs(to - from) > MAX_LEVELS) return [];
  const low = Math.floor(Math.min(from, to));
  return Array.from({ length: Math.ceil(Math.abs(to - from)) + 1 }, (_, at) => low + at + 0.5);
}

/** Positions at which the effect takes a turn. */
function turns({ resolver, start, midStart, midEnd, end, startValue, midValue, endValue }: Effect): number[] {
  const between = (low: number, high: number, from: number, to: number): number[] =>
    levels(resolver, from, to)
      .map((level) => (level - from) / (to - from))
      .filter((share) => share > 0 && share < 1)
      .map((share) => low + share * (high - low));
  return [
    start,
    midStart,
    midEnd,
    end,
    ...between(start, midStart, startValue, midValue),
    ...between(midEnd, end, midValue, endValue),
  ];
}

/** Before or after a position; where nothing jumps both are one. */
function valueBeside(effect: Effect, at: number, step: number): number {
  const beside = effectValue(effect, at + step);
  if (effect.resolver === 'blur') return Math.round(beside);
  const exact = effectValue(effect, at);
  return Math.abs(beside - exact) < 0.01 ? exact : beside;
}

/** Keyframes with offsets from 0 to 1; two at one offset where a value jumps. Between them everything is a straight line. */
export function keyframesFor({ effects, statics }: ScrollItem): (MotionStyle & { offset: number })[] {
  const offsets = [...new Set([0, ...effects.flatMap(turns), 100])].sort((a, b) => a - b);
  return offsets.flatMap((at) => {
    const frame = (values: number[]) => ({
      offset: at / 100,
      ...compose(
        statics,
        effects.map((effect, which) => resolve(effect, values[which] as number, true)),
      ),
    });
    const [before, after] = [-NEXT, NEXT].map((step) => effects.map((effect) => valueBeside(effect, at, step))) as [
      number[],
      number[],
    ];
    return `${before}` === `${after}` ? frame(after) : [frame(before), frame(after)];
  });
}
