/** Descriptor of links within the page. */
import type { Behavior } from '@enliven/core';
import { defineHeader } from '../shared/define-header';

/** Links within the page, to which the page scrolls smoothly. */
export const anchors: Behavior = defineHeader({
  name: 'anchors',
  selector: '#page-container',
  when: 'idle',
  press: '#page-container a[href*="#"]:not([href="#"],svg *)',
  load: () => import('./anchors'),
});
