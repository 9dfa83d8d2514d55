/** The search that takes the place of the header's menu. */
export { headerSearch } from './behavior';
