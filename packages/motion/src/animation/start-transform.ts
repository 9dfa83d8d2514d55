/** Where an element stands before its entrance (docs/reference/animation.md#where-it-starts). */
import type { Direction, Family } from './style';

/** Where each family turns or shifts the other way. */
const OTHER_WAY: Partial<Record<Family, readonly Direction[]>> = {
  slide: ['top', 'left'],
  flip: ['left', 'bottom'],
  fold: ['top', 'right', ''],
  roll: ['right', 'bottom'],
};

/**
 * Where an element stands before its entrance, as a CSS transform.
 *
 * @param intensity whole percent
 * @returns null where the keyframes alone know
 */
export function startTransform(family: Family, direction: Direction, intensity: number): string | null {
  const sign = OTHER_WAY[family]?.includes(direction) ? -1 : 1;
  const sideways = direction === 'left' || direction === 'right';
  // Whole numbers are divided, since 0.9 times 10 is a little more than 9.
  const turn = (tenths: number): string => `${Math.ceil((tenths * intensity) / 10) * sign}deg`;
  if (family === 'slide' && direction) {
    const shift = `${2 * intensity * sign}%`;
    return sideways ? `translate3d(${shift},0,0)` : `translate3d(0,${shift},0)`;
  }
  if (family === 'slide' || family === 'zoom') {
    const factor = (100 - intensity) / 100;
    return `scale3d(${factor},${factor},${factor})`;
  }
  if (family === 'roll') return `rotateZ(${turn(36)})`;
  if (family !== 'flip' && family !== 'fold') return null;
  // Without a direction a flip turns like one from the top, a fold like one from the right.
  const axis = sideways || (family === 'fold' && !direction) ? 'Y' : 'X';
  return `perspective(2000px) rotate${axis}(${turn(9)})`;
}

/** The point an element grows, folds or rolls from; undefined where the style sheet's own is right. */
export const startOrigin = (family: Family, direction: Direction): string | undefined => {
  if (family === 'flip') return 'center';
  return ['zoom', 'fold', 'roll'].includes(family) ? direction || 'center' : undefined;
};
