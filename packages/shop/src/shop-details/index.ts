/** What the theme adds to single parts of the pages of a shop. */
export { shopDetails } from './behavior';
