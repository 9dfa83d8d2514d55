/** The header of the theme: fixed, shrinking, transparent, hidden until scrolled, or beside the page. */
export { header } from './behavior';
