/** Everything `@enliven/shop` offers: its behaviors, and the list of them. */
export { behaviors } from './behaviors';
export { productGallery } from './product-gallery';
export { productRating } from './product-rating';
export { productTabs } from './product-tabs';
export { variations } from './variations';
