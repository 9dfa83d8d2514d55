/** Descriptor of links that add a product to the cart. */
import type { Behavior } from '@enliven/core';
import { defineShop } from '../shared/define-shop';

/** Links that add a product to the cart. */
export const addToCart: Behavior = defineShop(
  {
    name: 'add-to-cart',
    selector: 'a.ajax_add_to_cart',
    when: 'interaction',
    press: 'a.ajax_add_to_cart',
    load: () => import('./add-to-cart'),
  },
  ['wc-add-to-cart'],
);
