/** Descriptor of scroll effects, which are discovered by lists that the theme prints. */
import type { Behavior } from '@enliven/core';
import type { Lists } from './lists';

/** Elements that move, turn, grow, fade and blur with the scroll position. */
export const scrollEffects: Behavior<Lists> = {
  name: 'scroll-effects',
  package: '@enliven/motion',
  selector: 'body',
  globals: ['et_pb_motion_elements', 'diviElementScrollData'],
  when: 'now',
  builder: true,
  incumbents: ['et-builder-modules-script-motion'],
  load: () => import('./scroll-effects'),
};
