/** Descriptor of entrance animations. The server marks the elements, and the theme's style sheet hides them. */
import type { Behavior } from '@enliven/core';
import type { AnimationConfig } from './config';

/** Entrance animations: elements that fade, slide, zoom, flip, fold, roll or bounce in when they come into view. */
export const animation: Behavior<AnimationConfig> = {
  name: 'animation',
  package: '@enliven/motion',
  selector: '.et_animated',
  unhides: true,
  incumbents: ['divi-custom-script', 'divi-script-library-animation'],
  load: () => import('./animation'),
};
