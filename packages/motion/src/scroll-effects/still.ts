/** Scroll effects for people who ask for less motion: everything rests in its middle, and is never invisible (docs/reference/scroll-effects.md#less-motion). */
import { styleAt } from './compose';
import type { Effect, Look, ScrollItem } from './effect';
import type { MotionStyle } from './merge';

/** Whether it may hide what it is about. */
export const isVeil = ({ resolver }: Effect): boolean => resolver === 'opacity' || resolver === 'blur';

export const stillLook = ({ effects, statics }: Look): Look => ({
  statics,
  effects: effects.filter(isVeil).map((effect) => {
    const { resolver, startValue, midValue, endValue } = effect;
    const visible = [midValue, Math.max(startValue, endValue), 100].find((value) => value > 0);
    const value = resolver === 'blur' ? midValue : (visible as number);
    return { ...effect, startValue: value, midValue: value, endValue: value };
  }),
});

/** What they see, wherever the page is scrolled to. */
export const stillStyle = (item: ScrollItem): MotionStyle => styleAt(stillLook(item), 0);
