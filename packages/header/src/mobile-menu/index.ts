/** Descriptor of mobile menus. */
import type { Behavior } from '@enliven/core';
import { defineHeader } from '../shared/define-header';

/** Menus of narrow windows, of the header and of menu modules. */
export const mobileMenu: Behavior = defineHeader({
  name: 'mobile-menu',
  selector: '.mobile_nav',
  when: 'interaction',
  builds: true,
  press: '.mobile_menu_bar',
  load: () => import('./mobile-menu'),
});
