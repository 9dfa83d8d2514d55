/** All behaviors of this package, for loaders that bring whatever a page needs. */
import type { AnyBehavior } from '@enliven/core';
import { cartCount } from './cart-count';
import { cartModules } from './cart-modules';
import { checkoutModules } from './checkout-modules';
import { productGallery } from './product-gallery';
import { productRating } from './product-rating';
import { productTabs } from './product-tabs';
import { shopDetails } from './shop-details';
import { shopIcons } from './shop-icons';
import { shopLoop } from './shop-loop';
import { variations } from './variations';

/** All behaviors of this package, for loaders that bring whatever a page needs. */
export const behaviors: readonly AnyBehavior[] = [
  cartCount,
  productGallery,
  productTabs,
  productRating,
  variations,
  shopDetails,
  shopLoop,
  shopIcons,
  cartModules,
  checkoutModules,
];
