/** Links that open the coupon, the login, the terms and the calculator. */
export { shopToggle } from './behavior';
