/** Everything `@enliven/tracking` offers: its behaviors, and the list of them. */
export { behaviors } from './behaviors';
export * from './form-focus';
export * from './multi-view';
export * from './split-test';
