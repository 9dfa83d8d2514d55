/** Descriptor of sticky modules, which are discovered by data that the theme prints. */
import type { Behavior } from '@enliven/core';

export type { StickyDetail } from './member';

/** Sticky modules: elements that stay at the edge of the window while the page scrolls. */
export const sticky: Behavior = {
  name: 'sticky',
  package: '@enliven/sticky',
  selector: 'body',
  globals: ['et_pb_sticky_elements', 'diviElementStickyData'],
  when: 'now',
  builder: true,
  incumbents: ['et-builder-modules-script-sticky'],
  load: () => import('./sticky'),
};
