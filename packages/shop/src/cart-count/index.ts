/** The number of items beside the icon of the cart. */
export { cartCount } from './behavior';
