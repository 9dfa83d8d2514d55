/** The stars of a review that is being written. */
export { productRating } from './behavior';
