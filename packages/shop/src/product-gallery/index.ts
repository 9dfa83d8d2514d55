/** Descriptor of product galleries. */
import type { Behavior } from '@enliven/core';
import { defineShop } from '../shared/define-shop';
import type { GalleryConfig } from './product-gallery';

/** The gallery of a product, which style sheets hide until a script runs. */
export const productGallery: Behavior<GalleryConfig> = defineShop(
  {
    name: 'product-gallery',
    selector: '.woocommerce-product-gallery',
    unhides: true,
    brings: ['lightbox'],
    load: () => import('./product-gallery'),
  },
  ['wc-single-product'],
);
