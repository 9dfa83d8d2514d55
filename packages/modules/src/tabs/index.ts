/** Tab sets, WooCommerce's product tabs module included. */
export { tabs } from './behavior';
