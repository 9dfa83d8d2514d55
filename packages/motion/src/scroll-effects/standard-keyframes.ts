/** Keyframes of what nearly all pages say: numbers in order, effects everybody knows, and nothing that needs more thought. */
import { type Effect, RESOLVERS } from './effect';
import { effectValue, type MotionStyle, merge, resolve } from './effect-style';
import type { Entry } from './lists';

export type StyleFrame = MotionStyle & { offset: number };

/** Positions at which effects take a turn, in percent. @param more of one effect @default none */
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
    // What has no way to its middle jumps, unless that is before everything.
    (start < midStart || !midStart) &&
    midStart <= midEnd &&
    midEnd <= end &&
    end <= 100 &&
    (resolver !== 'opacity' || values.every((value) => 0 <= value && value <= 100))
  );
}

/** @returns undefined for what `special.ts` reads */
export function standardKeyframes(entries: readonly Entry[]): StyleFrame[] | undefined {
  if (!entries.every(isStandard)) return undefined;
  const effects = entries as unknown as Effect[];
  return keyframeOffsets(effects).map((at) => ({
    offset: at / 100,
    ...merge(effects.map((effect) => resolve(effect, effectValue(effect, at), true))),
  }));
}
