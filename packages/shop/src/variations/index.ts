/** The choice among variations of a product. */
export { variations } from './behavior';
