/** Descriptor of the cart. */
import type { Behavior } from '@enliven/core';
import { defineShop } from '../shared/define-shop';

/** The cart: quantities, removal and undo, coupons, shipping. */
export const cart: Behavior = defineShop(
  {
    name: 'cart',
    selector: '.woocommerce-cart-form,.cart_totals,a.restore-item',
    load: () => import('./cart'),
  },
  ['wc-cart'],
);
