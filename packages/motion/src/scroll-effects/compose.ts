/** Several effects and an element's own transforms as one style (contract A §3.1). */
import type { Look, Static } from './effect';
import { effectValue } from './effect-value';
import { type MotionProperty, type Resolved, resolve } from './resolve';

export type MotionStyle = Partial<Record<MotionProperty, string>>;

/** Functions are merged by name: the last one's argument at the first one's place. */
export function compose(statics: readonly Static[], resolved: readonly Resolved[]): MotionStyle {
  const own = statics.map(([name, value]): Resolved => ({ property: 'transform', name, value }));
  const functions: Record<string, Record<string, string>> = {};
  for (const { property, name, value } of [...own, ...resolved]) {
    functions[property] ??= {};
    functions[property][name] = name ? `${name}(${value})` : value;
  }
  const texts = Object.entries(functions).map(([property, values]) => [property, Object.values(values).join(' ')]);
  return Object.fromEntries(texts);
}

/** The style of an element at a position. @param smooth as `resolve()` @default false */
export const styleAt = ({ effects, statics }: Look, position: number, smooth = false): MotionStyle =>
  compose(
    statics,
    effects.map((effect) => resolve(effect, effectValue(effect, position), smooth)),
  );
