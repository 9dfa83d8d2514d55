/** The cart: quantities, removal and undo, coupons, shipping. */
export { cart } from './behavior';
