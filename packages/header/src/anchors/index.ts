/** Where links within the page are found. */
import type { Behavior } from '@enliven/core';
import { defineHeader } from '../shared/define-header';

/** Links to places on the same page: the page scrolls there softly. */
export const anchors: Behavior = defineHeader({
  name: 'anchors',
  selector: '#page-container',
  when: 'idle',
  press: '#page-container a[href*="#"]:not([href="#"],svg *)',
  load: () => import('./anchors'),
});
