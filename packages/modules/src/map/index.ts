/** Maps with pins, drawn by a provider the site has chosen. */
export { map } from './behavior';
