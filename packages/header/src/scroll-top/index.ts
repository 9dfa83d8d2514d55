/** Descriptor of the button that leads back to the top. */
import type { Behavior } from '@enliven/core';
import { defineHeader } from '../shared/define-header';

/** Button that leads back to the top of the page. */
export const scrollTop: Behavior = defineHeader({
  name: 'scroll-top',
  selector: '.et_pb_scroll_top',
  when: 'idle',
  load: () => import('./scroll-top'),
});
