/** The small cart of a page. */
export { miniCart } from './behavior';
