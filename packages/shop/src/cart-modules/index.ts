/** The modules that a cart is split into. */
export { cartModules } from './behavior';
