/** The portfolio as a plain grid. */
export { portfolio } from './behavior';
