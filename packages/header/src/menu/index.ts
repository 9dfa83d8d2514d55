/** Descriptor of menus with sub-menus. */
import type { Behavior } from '@enliven/core';
import { defineHeader } from '../shared/define-header';

/** Sub-menus that open by mouse, touch and keyboard. */
export const menu: Behavior = defineHeader({
  name: 'menu',
  selector: 'ul.nav,#et-secondary-nav',
  when: 'interaction',
  builds: true,
  press: '.menu-item-has-children>a',
  load: () => import('./menu'),
});
