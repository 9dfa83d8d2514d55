/** List of the behaviors of this package, for loaders. */
import type { AnyBehavior } from '@enliven/core';
import { addToCart } from './add-to-cart';
import { addressFields } from './address-fields';
import { cart } from './cart';
import { cartCount } from './cart-count';
import { cartModules } from './cart-modules';
import { checkout } from './checkout';
import { checkoutModules } from './checkout-modules';
import { miniCart } from './mini-cart';
import { passwordField } from './password-field';
import { productGallery } from './product-gallery';
import { productRating } from './product-rating';
import { productTabs } from './product-tabs';
import { shopBasics } from './shop-basics';
import { shopDetails } from './shop-details';
import { shopIcons } from './shop-icons';
import { shopLoop } from './shop-loop';
import { shopToggle } from './shop-toggle';
import { variations } from './variations';

/** All behaviors of this package. */
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
  cart,
  checkout,
  shopToggle,
  addressFields,
  addToCart,
  miniCart,
  shopBasics,
  passwordField,
];
