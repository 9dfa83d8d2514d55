/** Text that turns light or dark under the pointer. */
export { layoutHover } from './behavior';
