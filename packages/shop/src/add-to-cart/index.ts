/** Links that put a product into the cart. */
export { addToCart } from './behavior';
