/** Section dividers without gaps. */
export { dividers } from './behavior';
