/** Where the toggles are found that open slide-in and full-screen menus. */
import type { Behavior } from '@enliven/core';
import { defineHeader } from '../shared/define-header';

/** Menus that slide in from the side, or fill the window. */
export const sideMenu: Behavior = defineHeader({
  name: 'side-menu',
  // Authors may post the same classes, but not above the content.
  selector: '.et_pb_header_toggle:not(#et-main-area *)',
  when: 'interaction',
  builds: true,
  press: '.et_pb_header_toggle:not(#et-main-area *)',
  load: () => import('./side-menu'),
});
