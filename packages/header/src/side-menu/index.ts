/** Descriptor of slide-in and full-screen menus. */
import type { Behavior } from '@enliven/core';
import { defineHeader } from '../shared/define-header';

/** Slide-in and full-screen menus. */
export const sideMenu: Behavior = defineHeader({
  name: 'side-menu',
  // Authors may post the same classes, but only inside the content.
  selector: '.et_pb_header_toggle:not(#et-main-area *)',
  when: 'interaction',
  builds: true,
  press: '.et_pb_header_toggle:not(#et-main-area *)',
  load: () => import('./side-menu'),
});
