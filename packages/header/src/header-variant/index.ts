/** Headers that are transparent, hidden until the page is scrolled, split by their logo, or beside the page. */
export { headerVariant } from './behavior';
