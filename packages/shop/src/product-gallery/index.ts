/** The pictures of a product. */
export { productGallery } from './behavior';
