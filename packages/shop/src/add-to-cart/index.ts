/** Where to find: links that put a product into the cart. */
import type { Behavior } from '@enliven/core';
import { defineShop } from '../shared/define-shop';

/** Links that put a product into the cart. */
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
