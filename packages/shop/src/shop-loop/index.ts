/** Lists of products: their overlays, and what follows the mouse. */
export { shopLoop } from './behavior';
