/** Descriptor of icons of shop buttons. */
import type { Behavior } from '@enliven/core';
import { defineShop } from '../shared/define-shop';

/** Icons of the buttons of the shop. */
export const shopIcons: Behavior = defineShop({
  name: 'shop-icons',
  selector: '.et_pb_woo_custom_button_icon',
  load: () => import('./shop-icons'),
});
