/** The tabs of a product. */
export { productTabs } from './behavior';
