/** Descriptor of the tabs of a product. */
import type { Behavior } from '@enliven/core';
import { defineShop } from '../shared/define-shop';

/** The tabs of a product: description, attributes, reviews. */
export const productTabs: Behavior = defineShop(
  {
    name: 'product-tabs',
    selector: '.wc-tabs-wrapper',
    when: 'now',
    load: () => import('./product-tabs'),
  },
  ['wc-single-product'],
);
