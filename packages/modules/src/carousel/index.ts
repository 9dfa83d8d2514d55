/** Simple carousels: groups of items that slide. */
export { carousel } from './behavior';
