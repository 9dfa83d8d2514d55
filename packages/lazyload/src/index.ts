/** Lazy loading without React: images, pictures, frames, videos, objects and backgrounds. */
export { type EntryObserver, entryObserver } from './entry-observer';
export { installLazyLoad } from './install';
export type { LazyLoadInstance } from './instance';
export { createLazyLoad } from './lazy-load';
export { LazyLoad } from './lazy-load-class';
export type { LazyLoadSettings, Part } from './settings';
export { resetStatus, type Status, statusOf } from './status';
