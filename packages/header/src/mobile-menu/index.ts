/** The menu of narrow windows, of the header and of menu modules. */
export { mobileMenu } from './behavior';
