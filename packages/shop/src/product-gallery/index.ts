/** Where galleries of products are found, which are hidden until script runs. */
import type { Behavior } from '@enliven/core';
import { defineShop } from '../shared/define-shop';
import type { GalleryConfig } from './product-gallery';

/** The pictures of a product. */
export const productGallery: Behavior<GalleryConfig> = defineShop(
  {
    name: 'product-gallery',
    selector: '.woocommerce-product-gallery',
    unhides: true,
    load: () => import('./product-gallery'),
  },
  ['wc-single-product'],
);
