/** The header of the theme above the page: fixed, and smaller once the page is scrolled. */
export { header } from './behavior';
