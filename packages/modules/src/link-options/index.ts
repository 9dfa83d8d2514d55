/** Sections, rows, columns and modules that are links as a whole. */
export { linkOptions } from './behavior';
