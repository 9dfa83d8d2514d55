/** Descriptor of the modules of a cart. */
import type { Behavior } from '@enliven/core';
import { defineShop } from '../shared/define-shop';

/** Modules of a cart. */
export const cartModules: Behavior = defineShop({
  name: 'cart-modules',
  selector: '.et_pb_wc_cart_products,.et_pb_wc_cart_totals,.et_pb_wc_cart_notice',
  load: () => import('./cart-modules'),
});
