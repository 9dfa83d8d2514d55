/** The scroll-down link of a fullwidth header. */
export { headerScroll } from './behavior';
