/** Everything `@enliven/shop` offers: its behaviors, and the list of them. */
export { behaviors } from './behaviors';
export { cartCount } from './cart-count';
export { cartModules } from './cart-modules';
export { checkoutModules } from './checkout-modules';
export { productGallery } from './product-gallery';
export { productRating } from './product-rating';
export { productTabs } from './product-tabs';
export { shopDetails } from './shop-details';
export { shopIcons } from './shop-icons';
export { shopLoop } from './shop-loop';
export { variations } from './variations';
