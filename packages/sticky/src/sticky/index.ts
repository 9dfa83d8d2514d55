/** Sticky modules: what stays at the edge of the window while the page scrolls. */

export type { StickyDetail } from './announce';
export { sticky } from './behavior';
