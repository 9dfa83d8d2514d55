/** Where to find: the order of a list of products, and the notice of a store. */
import type { Behavior } from '@enliven/core';
import { defineShop } from '../shared/define-shop';

/** The order of a list of products, the list of categories, and the notice of a store. */
export const shopBasics: Behavior = defineShop(
  {
    name: 'shop-basics',
    selector: '.woocommerce-ordering,p.demo_store,.dropdown_product_cat',
    load: () => import('./shop-basics'),
  },
  ['woocommerce'],
);
