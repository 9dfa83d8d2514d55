/** Where an element stands before its entrance (contract C §2). */
import type { Direction, Family } from './style';

/** Float noise such as 0.7000000000000001 is of no use to anyone. */
const rounded = (number: number): number => Math.round(number * 10_000) / 10_000 + 0;

const from = (direction: Direction, ...sides: Direction[]): 1 | -1 => (sides.includes(direction) ? -1 : 1);

function slide(direction: Direction, intensity: number): string {
  const shift = `${rounded(2 * intensity * from(direction, 'top', 'left'))}%`;
  if (direction === 'top' || direction === 'bottom') return `translate3d(0,${shift},0)`;
  return direction ? `translate3d(${shift},0,0)` : shrink(intensity);
}

function shrink(intensity: number): string {
  const factor = rounded(0.01 * (100 - intensity));
  return `scale3d(${factor},${factor},${factor})`;
}

const tilt = (axis: 'X' | 'Y', sign: 1 | -1, intensity: number): string =>
  `perspective(2000px) rotate${axis}(${Math.ceil(rounded(0.9 * intensity)) * sign + 0}deg)`;

/** @param intensity percent @returns null where the keyframes alone know */
export function startTransform(family: Family, direction: Direction, intensity: number): string | null {
  const sideways = direction === 'left' || direction === 'right';
  switch (family) {
    case 'slide':
      return slide(direction, intensity);
    case 'zoom':
      return shrink(intensity);
    case 'flip':
      return tilt(sideways ? 'Y' : 'X', from(direction, 'left', 'bottom'), intensity);
    case 'fold': {
      const upright = direction === 'top' || direction === 'bottom';
      return tilt(upright ? 'X' : 'Y', from(direction, 'top', 'right', ''), intensity);
    }
    case 'roll':
      return `rotateZ(${Math.ceil(rounded(3.6 * intensity)) * from(direction, 'right', 'bottom') + 0}deg)`;
    default:
      return null;
  }
}

/** The point an element grows, folds or rolls from; undefined where the style sheet's own is right. */
export const startOrigin = (family: Family, direction: Direction): string | undefined => {
  if (family === 'flip') return 'center';
  return ['zoom', 'fold', 'roll'].includes(family) ? direction || 'center' : undefined;
};
