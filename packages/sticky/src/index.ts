/** Entry point of `@enliven/sticky`: the behavior, the list of behaviors, and the calculations. */
export { behaviors } from './behaviors';
export * from './math';
export { type StickyDetail, sticky } from './sticky';
