// Scroll effects. They are not in the markup, but in a list that the theme prints after it.

import { orderOf, type Print } from './print';

export type Resolver = 'translateY' | 'translateX' | 'opacity' | 'scale' | 'rotate' | 'blur';

export interface ScrollEffect {
  resolver: Resolver;
  /** Values at the lower edge of the window, in the middle, and at the upper edge. */
  values: [start: number, middle: number, end: number];
  /** Limits in percent of the window. @default [0, 50, 50, 100] */
  limits?: [start: number, midStart: number, midEnd: number, end: number];
  /** Values on phones, which have less space for movement. @default values */
  phone?: [start: number, middle: number, end: number];
}

const DEVICES = ['desktop', 'tablet', 'phone'] as const;

/** Adds an effect of an element on one device. */
export function scrolling(
  print: Print,
  order: string,
  device: (typeof DEVICES)[number],
  { resolver, values, limits = [0, 50, 50, 100] }: ScrollEffect,
): void {
  const [startValue, midValue, endValue] = values;
  const [start, midStart, midEnd, end] = limits;
  const entry = { id: `.${order}`, start, midStart, midEnd, end, startValue, midValue, endValue, resolver };
  print.scrolls[device].push({ ...entry, trigger_start: 'middle', trigger_end: 'middle' });
}

/** Adds effects to the printed markup of a module, row or section. @returns the same markup */
export function moving(print: Print, markup: string, ...effects: ScrollEffect[]): string {
  for (const effect of effects)
    for (const device of DEVICES) {
      const { phone = effect.values } = effect;
      scrolling(print, orderOf(markup), device, device === 'phone' ? { ...effect, values: phone } : effect);
    }
  return markup;
}

type Lists = Print['scrolls'];

/** Groups the lists by element, as in generation 5. */
function bySelector(lists: Lists): Record<string, Partial<Lists>> {
  const found: Record<string, Partial<Lists>> = {};
  for (const device of DEVICES)
    for (const entry of lists[device]) {
      const own = found[entry.id] ?? {};
      found[entry.id] = own;
      own[device] = [...(own[device] ?? []), entry];
    }
  return found;
}

/** Returns the data in the format of the generation; empty without effects. */
export function scrollData({ generation, scrolls }: Print): Record<string, unknown> {
  if (scrolls.desktop.length === 0) return {};
  return generation === 4 ? { et_pb_motion_elements: scrolls } : { diviElementScrollData: bySelector(scrolls) };
}
