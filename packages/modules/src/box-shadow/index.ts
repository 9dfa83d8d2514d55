/** Box shadows that lie over the content. */
export { boxShadow } from './behavior';
