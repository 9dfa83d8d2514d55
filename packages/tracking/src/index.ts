/** Everything `@enliven/tracking` offers: its behaviors, and the list of them. */
export { behaviors } from './behaviors';
export * from './multi-view';
