/** Descriptor of the theme's header. */
import type { Behavior } from '@enliven/core';
import { defineHeader, VARIANTS } from '../shared/define-header';

/** Header of the theme: fixed, and smaller once the page is scrolled. */
export const header: Behavior = defineHeader({
  name: 'header',
  selector: `body:not(${VARIANTS}) #main-header`,
  when: 'now',
  load: () => import('./header'),
});
