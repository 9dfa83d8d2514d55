/** The modules that a checkout is split into, and the errors of any checkout. */
export { checkoutModules } from './behavior';
