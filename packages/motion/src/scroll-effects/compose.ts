/** Several effects and an element's own transforms as one style (contract A §3.1). */
import type { ScrollItem, Static } from './effect';
import { effectValue } from './effect-value';
import { type MotionProperty, type Resolved, resolve } from './resolve';

export type MotionStyle = Partial<Record<MotionProperty, string>>;

/** Functions are merged by name: the last one's argument at the first one's place. */
export function compose(statics: readonly Static[], resolved: readonly Resolved[]): MotionStyle {
  const own = statics.map(([name, value]): Resolved => ({ property: 'transform', name, value }));
  const byProperty = new Map<MotionProperty, Map<string, string>>();
  for (const { property, name, value } of [...own, ...resolved]) {
    const functions = byProperty.get(property) ?? new Map<string, string>();
    byProperty.set(property, functions.set(name, value));
  }
  const style: MotionStyle = {};
  for (const [property, functions] of byProperty)
    style[property] = [...functions].map(([name, value]) => (name ? `${name}(${value})` : value)).join(' ');
  return style;
}

/** The style of an element at a position. */
export const styleAt = ({ effects, statics }: ScrollItem, position: number): MotionStyle =>
  compose(
    statics,
    effects.map((effect) => resolve(effect, effectValue(effect, position))),
  );

/** The style for people who ask for less motion: where it is in the middle, and never invisible (contract A §9). */
export function stillStyle({ effects, statics }: ScrollItem): MotionStyle {
  const resting = effects.filter(({ resolver }) => resolver === 'opacity' || resolver === 'blur');
  return compose(
    statics,
    resting.map((effect) => {
      const { resolver, startValue, midValue, endValue } = effect;
      const seen = resolver === 'blur' || midValue > 0 ? midValue : Math.max(startValue, endValue);
      return resolve(effect, resolver === 'opacity' && seen <= 0 ? 100 : seen);
    }),
  );
}
