/** The number counter: counts up to a number when it comes into view. */
export { numberCounter } from './behavior';
