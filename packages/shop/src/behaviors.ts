/** All behaviors of this package, for loaders that bring whatever a page needs. */
import type { AnyBehavior } from '@enliven/core';
import { productGallery } from './product-gallery';
import { productRating } from './product-rating';
import { productTabs } from './product-tabs';
import { variations } from './variations';

/** All behaviors of this package, for loaders that bring whatever a page needs. */
export const behaviors: readonly AnyBehavior[] = [productGallery, productTabs, productRating, variations];
