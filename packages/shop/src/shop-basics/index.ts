/** The order of a list of products, and the notice of a store. */
export { shopBasics } from './behavior';
