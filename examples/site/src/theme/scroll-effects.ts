// Scroll effects: not in the markup, but in a list the theme prints behind it.

import { orderOf, type Print } from './print';

export type Resolver = 'translateY' | 'translateX' | 'opacity' | 'scale' | 'rotate' | 'blur';

export interface ScrollEffect {
  resolver: Resolver;
  /** At the lower edge of the window, on the plateau, at the upper edge. */
  values: [start: number, middle: number, end: number];
  /** Percent of the window. @default [0, 50, 50, 100] */
  limits?: [start: number, midStart: number, midEnd: number, end: number];
  /** The same on phones, where less room asks for smaller shifts. */
  phone?: [start: number, middle: number, end: number];
}

const DEVICES = ['desktop', 'tablet', 'phone'] as const;

/** Effects of an element on one device. */
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

/** Gives a module, a row or a section, printed before, its effects. @returns the same markup */
export function moving(print: Print, markup: string, ...effects: ScrollEffect[]): string {
  for (const effect of effects)
    for (const device of DEVICES) {
      const { phone = effect.values } = effect;
      scrolling(print, orderOf(markup), device, device === 'phone' ? { ...effect, values: phone } : effect);
    }
  return markup;
}

type Lists = Print['scrolls'];

/** The newer generation keeps the lists of each element together. */
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

/** Returns the printed data in the form of its generation; nothing without effects. */
export function scrollData({ generation, scrolls }: Print): Record<string, unknown> {
  if (scrolls.desktop.length === 0) return {};
  return generation === 4 ? { et_pb_motion_elements: scrolls } : { diviElementScrollData: bySelector(scrolls) };
}
