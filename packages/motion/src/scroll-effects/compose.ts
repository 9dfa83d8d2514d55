/** Several effects and an element's own transforms as one style (docs/reference/scroll-effects.md#merging). */
import type { Look, Static } from './effect';
import { effectValue } from './effect-value';
import { type MotionStyle, merge } from './merge';
import { type Resolved, resolve } from './resolve';

/** An element's own transforms come first. */
export const compose = (statics: readonly Static[], resolved: readonly Resolved[]): MotionStyle =>
  merge([...statics.map(([name, value]): Resolved => ({ property: 'transform', name, value })), ...resolved]);

/** The style of an element at a position. @param smooth as `resolve()` @default false */
export const styleAt = ({ effects, statics }: Look, position: number, smooth = false): MotionStyle =>
  compose(
    statics,
    effects.map((effect) => resolve(effect, effectValue(effect, position), smooth)),
  );
