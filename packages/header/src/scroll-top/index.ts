/** The button that leads back to the top of the page. */
export { scrollTop } from './behavior';
