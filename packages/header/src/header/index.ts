/** Where the theme's own header is found. */
import type { Behavior } from '@enliven/core';
import { defineHeader, VARIANTS } from '../shared/define-header';

/** The header of the theme above the page: fixed, and smaller once the page is scrolled. */
export const header: Behavior = defineHeader({
  name: 'header',
  selector: `body:not(${VARIANTS}) #main-header`,
  when: 'now',
  load: () => import('./header'),
});
