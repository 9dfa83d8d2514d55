/** Everything `@enliven/sticky` offers: the behavior, the list of behaviors, and the arithmetic. */
export { behaviors } from './behaviors';
export * from './math';
export { type StickyDetail, sticky } from './sticky';
