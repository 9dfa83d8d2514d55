/** Descriptor of entrance animations without marks in the markup, which are discovered by lists that the theme prints. */
import type { Behavior } from '@enliven/core';

/** Entrance animations of elements that only the page's lists name. */
export const animationList: Behavior<string> = {
  name: 'animation-list',
  package: '@enliven/motion',
  selector: 'body',
  globals: ['et_animation_data', 'diviElementAnimationData'],
  when: 'idle',
  incumbents: ['divi-custom-script', 'divi-script-library-animation'],
  load: () => import('./animation-list'),
};
