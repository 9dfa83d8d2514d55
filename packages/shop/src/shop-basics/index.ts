/** Descriptor of lists of products, their filters and the store notice. */
import type { Behavior } from '@enliven/core';
import { defineShop } from '../shared/define-shop';

/** The order of a list of products, lists of categories and filters, and the notice of a store. */
export const shopBasics: Behavior = defineShop(
  {
    name: 'shop-basics',
    selector: '.woocommerce-ordering,p.demo_store,.dropdown_product_cat,form.woocommerce-widget-layered-nav-dropdown',
    load: () => import('./shop-basics'),
  },
  ['woocommerce'],
);
