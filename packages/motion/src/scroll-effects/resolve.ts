/** What a value means in CSS (contract A §3.6). */
import { SHIFT_UNIT } from './constants';
import type { Effect } from './effect';

export type MotionProperty = 'transform' | 'filter' | 'opacity';

/** One function of a `transform` or `filter`, or the value of `opacity`, whose `name` is empty. */
export interface Resolved {
  property: MotionProperty;
  name: string;
  value: string;
}

const fixed = (number: number): string => (Math.round(number * 1000) / 1000 + 0).toFixed(3);

/** @param smooth keeps fractions of pixels, as the browser's own animations need them @default false */
export function resolve(
  { resolver, unit = 'px' }: Pick<Effect, 'resolver' | 'unit'>,
  value: number,
  smooth = false,
): Resolved {
  const pixels = (number: number): number => (smooth ? Math.round(number * 1000) / 1000 : Math.round(number)) + 0;
  const factor = fixed(value / 100);
  switch (resolver) {
    case 'opacity':
      return { property: 'opacity', name: '', value: factor };
    case 'blur':
      return { property: 'filter', name: 'blur', value: `${Math.round(Math.max(0, value))}${unit}` };
    case 'rotate':
      return { property: 'transform', name: 'rotate3d', value: `0,0,1,${fixed(value)}deg` };
    case 'scale':
      return { property: 'transform', name: 'scale3d', value: `${factor},${factor},${factor}` };
    default:
      return { property: 'transform', name: resolver, value: `${pixels(value * SHIFT_UNIT)}px` };
  }
}
