/** Descriptor of the variations of a product. */
import type { Behavior } from '@enliven/core';
import { defineShop } from '../shared/define-shop';
import type { VariationsConfig } from './variations';

/** The choice among variations of a product. */
export const variations: Behavior<VariationsConfig> = defineShop(
  {
    name: 'variations',
    selector: 'form.variations_form',
    load: () => import('./variations'),
  },
  ['wc-add-to-cart-variation'],
);
