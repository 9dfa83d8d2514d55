/** The inline style an element has while its entrance runs (docs/reference/animation.md#while-it-runs). */
import type { EntranceAnimation } from './entry';
import { startTransform } from './start-transform';

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
