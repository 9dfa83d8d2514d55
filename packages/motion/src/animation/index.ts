/** Descriptor of entrance animations. The server marks the elements, and the theme's style sheet hides them. */
import type { Behavior } from '@enliven/core';
import type { AnimationConfig } from './config';

/** Entrance animations: what fades, slides, zooms, flips, folds, rolls or bounces in once it is seen. */
export const animation: Behavior<AnimationConfig> = {
  name: 'animation',
  package: '@enliven/motion',
  selector: '.et_animated',
  unhides: true,
  incumbents: ['divi-custom-script', 'divi-script-library-animation'],
  load: () => import('./animation'),
};
