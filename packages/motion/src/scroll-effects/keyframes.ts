/** Scroll effects in the browser's own terms, whatever they are: keyframes from 0 to 100 percent. */
import type { Effect, ElementEffects, ScrollItem, StaticTransform } from './effect';
import { effectValue, type MotionStyle, merge, type Resolved, resolve } from './effect-style';
import { keyframeOffsets, type StyleFrame } from './standard-keyframes';

/** An element's own transforms come first. */
export const compose = (statics: readonly StaticTransform[], resolved: readonly Resolved[]): MotionStyle =>
  merge([...statics.map(([name, value]): Resolved => ({ property: 'transform', name, value })), ...resolved]);

/** The style of an element at a position. @param smooth as `resolve()` @default false */
export const styleAt = ({ effects, statics }: ElementEffects, position: number, smooth = false): MotionStyle =>
  compose(
    statics,
    effects.map((effect) => resolve(effect, effectValue(effect, position), smooth)),
  );

/** Percent. Far less than anyone can scroll, and than anyone could see. */
const NEXT = 1e-9;

/** Opacities are cut off where they leave what there is. */
function clampPositions({ resolver, start, midStart, midEnd, end, startValue, midValue, endValue }: Effect): number[] {
  const between = (low: number, high: number, from: number, to: number): number[] =>
    [0, 100].map((limit) => low + ((limit - from) / (to - from)) * (high - low)).filter((at) => at > low && at < high);
  if (resolver !== 'opacity') return [];
  return [...between(start, midStart, startValue, midValue), ...between(midEnd, end, midValue, endValue)];
}

/** Keyframes with offsets from 0 to 1; two at one offset where a value jumps. Between them everything is a straight line. */
export function keyframesFor(effects: ElementEffects): (MotionStyle & { offset: number })[] {
  return keyframeOffsets(effects.effects, clampPositions).flatMap((at) => {
    const keyframeAt = (step: number): StyleFrame => ({ offset: at / 100, ...styleAt(effects, at + step, true) });
    // Without a way to its middle an effect is there all of a sudden.
    const jumps = effects.effects.some(({ start, midStart }) => at > 0 && start === at && midStart === at);
    return jumps ? [keyframeAt(-NEXT), keyframeAt(0)] : keyframeAt(0);
  });
}

/** Whether it may hide what it is about. */
export const canHide = ({ resolver }: Effect): boolean => resolver === 'opacity' || resolver === 'blur';

export const reducedEffects = ({ effects, statics }: ElementEffects): ElementEffects => ({
  statics,
  effects: effects.filter(canHide).map((effect) => {
    const { resolver, startValue, midValue, endValue } = effect;
    const visible = [midValue, Math.max(startValue, endValue), 100].find((value) => value > 0);
    const value = resolver === 'blur' ? midValue : (visible as number);
    return { ...effect, startValue: value, midValue: value, endValue: value };
  }),
});

/** What they see, wherever the page is scrolled to. */
export const reducedMotionStyle = (item: ScrollItem): MotionStyle => styleAt(reducedEffects(item), 0);
