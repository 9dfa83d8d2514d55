/** Behaviors of `@enliven/tracking`, individually and as a list. */
export { behaviors } from './behaviors';
export * from './form-focus';
export * from './multi-view';
export * from './split-test';
