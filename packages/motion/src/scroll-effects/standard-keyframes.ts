/** Computes keyframes of standard entries: known effects with sorted numbers, as on nearly all pages. */
import { type Effect, RESOLVERS } from './effect';
import { effectValue, type MotionStyle, merge, resolve } from './effect-style';
import type { Entry } from './lists';

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

/** @returns undefined for entries that `non-standard.ts` reads */
export function standardKeyframes(entries: readonly Entry[]): StyleFrame[] | undefined {
  if (!entries.every(isStandard)) return undefined;
  const effects = entries as unknown as Effect[];
  return keyframeOffsets(effects).map((at) => ({
    offset: at / 100,
    ...merge(effects.map((effect) => resolve(effect, effectValue(effect, at), true))),
  }));
}
