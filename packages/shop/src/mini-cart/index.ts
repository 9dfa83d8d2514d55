/** Descriptor of the mini cart. */
import type { Behavior } from '@enliven/core';
import { defineShop } from '../shared/define-shop';

/** The mini cart of a page. */
export const miniCart: Behavior = defineShop(
  {
    name: 'mini-cart',
    selector: '.widget_shopping_cart_content',
    when: 'idle',
    load: () => import('./mini-cart'),
  },
  ['wc-cart-fragments'],
);
