/** Computes styles and classes of a running entrance (docs/reference/animation.md#while-it-runs, docs/reference/animation.md#where-it-starts). */
import type { EntranceAnimation } from './entry';
import type { Direction, Family } from './style';

/** Directions in which a family rotates or translates negatively. */
const NEGATIVE: Partial<Record<Family, readonly Direction[]>> = {
  slide: ['top', 'left'],
  flip: ['left', 'bottom'],
  fold: ['top', 'right', ''],
  roll: ['right', 'bottom'],
};

/**
 * Returns the transform at the start of an entrance.
 *
 * @param intensity whole percent
 * @returns null if only the keyframes define it
 */
export function startTransform(family: Family, direction: Direction, intensity: number): string | null {
  const sign = NEGATIVE[family]?.includes(direction) ? -1 : 1;
  const sideways = direction === 'left' || direction === 'right';
  // Integers are divided, since 0.9 times 10 is slightly more than 9.
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
  // Without a direction a flip is one from the top, a fold one from the right.
  const axis = sideways || (family === 'fold' && !direction) ? 'Y' : 'X';
  return `perspective(2000px) rotate${axis}(${turn(9)})`;
}

/** Returns the transform origin; undefined if that of the style sheet applies. */
export const startOrigin = (family: Family, direction: Direction): string | undefined => {
  if (family === 'flip') return 'center';
  return ['zoom', 'fold', 'roll'].includes(family) ? direction || 'center' : undefined;
};

/** CSS property → value. */
export function startStyle(animation: EntranceAnimation): Record<string, string> {
  const { style, family, direction, intensity, duration, delay, curve, startingOpacity } = animation;
  const transform = startTransform(family, direction, intensity);
  return {
    'animation-duration': `${duration}ms`,
    'animation-delay': `${delay}ms`,
    'animation-timing-function': curve,
    opacity: `${startingOpacity}`,
    ...(/^slide[TB]/.test(style) && { left: '0px' }),
    ...(transform && { transform }),
  };
}

/** Classes an element has while its entrance runs. */
export const startClasses = ({ style, loop }: EntranceAnimation): string[] => [
  'et_animated',
  ...style.split(/\s+/).filter(Boolean),
  ...(loop ? ['infinite'] : []),
];
