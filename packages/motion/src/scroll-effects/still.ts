/** Scroll effects for people who ask for less motion: everything rests in its middle, and is never invisible (contract A §9). */
import { type MotionStyle, styleAt } from './compose';
import { isVeil, type Look, type ScrollItem } from './effect';

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
