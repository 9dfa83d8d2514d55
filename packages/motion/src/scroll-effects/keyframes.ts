/** Computes styles and keyframes of all effects, including those for reduced motion (docs/reference/scroll-effects.md#merging, docs/reference/scroll-effects.md#reduced-motion). */
import {
  type Effect,
  type ElementEffects,
  effectValue,
  keyframeOffsets,
  type MotionStyle,
  merge,
  type Resolved,
  resolve,
  type ScrollItem,
  type StaticTransform,
  type StyleFrame,
} from './effect';

/** Merges static transforms and effects; static transforms come first. */
export const compose = (statics: readonly StaticTransform[], resolved: readonly Resolved[]): MotionStyle =>
  merge([...statics.map(([name, value]): Resolved => ({ property: 'transform', name, value })), ...resolved]);

/** Returns the style of an element at a position. @param position in percent @param smooth as in `resolve()` @default false */
export const styleAt = ({ effects, statics }: ElementEffects, position: number, smooth = false): MotionStyle =>
  compose(
    statics,
    effects.map((effect) => resolve(effect, effectValue(effect, position), smooth)),
  );

/** Percent before a jump; too little to be visible. */
const NEXT = 1e-9;

/** Returns the positions, in percent, at which an opacity leaves the range from 0 to 100. */
function clampPositions({ resolver, start, midStart, midEnd, end, startValue, midValue, endValue }: Effect): number[] {
  const between = (low: number, high: number, from: number, to: number): number[] =>
    [0, 100].map((limit) => low + ((limit - from) / (to - from)) * (high - low)).filter((at) => at > low && at < high);
  if (resolver !== 'opacity') return [];
  return [...between(start, midStart, startValue, midValue), ...between(midEnd, end, midValue, endValue)];
}

/** Returns keyframes with offsets from 0 to 1, linear between them; a jump has two keyframes. */
export function keyframesFor(effects: ElementEffects): (MotionStyle & { offset: number })[] {
  return keyframeOffsets(effects.effects, clampPositions).flatMap((at) => {
    const keyframeAt = (step: number): StyleFrame => ({ offset: at / 100, ...styleAt(effects, at + step, true) });
    // An effect with an empty first range jumps to its middle value.
    const jumps = effects.effects.some(({ start, midStart }) => at > 0 && start === at && midStart === at);
    return jumps ? [keyframeAt(-NEXT), keyframeAt(0)] : keyframeAt(0);
  });
}

/** Whether an effect can make its element invisible. */
export const canHide = ({ resolver }: Effect): boolean => resolver === 'opacity' || resolver === 'blur';

/** Replaces effects by constant ones that never hide the element. */
export const reducedEffects = ({ effects, statics }: ElementEffects): ElementEffects => ({
  statics,
  effects: effects.filter(canHide).map((effect) => {
    const { resolver, startValue, midValue, endValue } = effect;
    const visible = [midValue, Math.max(startValue, endValue), 100].find((value) => value > 0);
    const value = resolver === 'blur' ? midValue : (visible as number);
    return { ...effect, startValue: value, midValue: value, endValue: value };
  }),
});

/** Returns the style for reduced motion, the same at every scroll position. */
export const reducedMotionStyle = (item: ScrollItem): MotionStyle => styleAt(reducedEffects(item), 0);
