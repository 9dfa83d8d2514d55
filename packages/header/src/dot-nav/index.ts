/** Descriptor of dot navigation. */
import type { Behavior } from '@enliven/core';
import { defineHeader } from '../shared/define-header';

/** Dots at the edge of the window, one for each section. */
export const dotNav: Behavior = defineHeader({
  name: 'dot-nav',
  selector: '.et_pb_side_nav_page #main-content',
  when: 'idle',
  load: () => import('./dot-nav'),
});
