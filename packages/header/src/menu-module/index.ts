/** Descriptor of menu modules. */
import type { Behavior } from '@enliven/core';
import { defineHeader } from '../shared/define-header';

/** Menu modules: their logo, their colors, and their search. */
export const menuModule: Behavior = defineHeader({
  name: 'menu-module',
  selector: '.et_pb_menu,.et_pb_fullwidth_menu',
  press: '.et_pb_menu__search-button',
  // The logo, until its copy is in the menu.
  hides: '.et_pb_menu__logo-wrap',
  load: () => import('./menu-module'),
});
