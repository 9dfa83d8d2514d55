/** Where entrance animations are found: the server marks what has one, and the theme's style sheet hides it. */
import type { Behavior } from '@enliven/core';
import type { AnimationConfig } from './config';

export const animation: Behavior<AnimationConfig> = {
  name: 'animation',
  package: '@enliven/motion',
  selector: '.et_animated',
  unhides: true,
  incumbents: ['divi-custom-script', 'divi-script-library-animation'],
  load: () => import('./animation'),
};
