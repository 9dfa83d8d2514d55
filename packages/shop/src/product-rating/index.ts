/** Descriptor of the rating of a review. */
import type { Behavior } from '@enliven/core';
import { defineShop } from '../shared/define-shop';
import type { RatingConfig } from './product-rating';

/** The stars of a review form. */
export const productRating: Behavior<RatingConfig> = defineShop(
  {
    name: 'product-rating',
    selector: 'select#rating[name=rating]',
    load: () => import('./product-rating'),
  },
  ['wc-single-product'],
);
