/** Lazy loading without React: images, pictures, frames, videos, objects and backgrounds. */
export { type EntryObserver, entryObserver } from './entry-observer';
export { installLazyLoad, LazyLoad } from './install';
export { createLazyLoad } from './lazy-load';
export type { LazyLoadInstance, LazyLoadSettings, Part } from './settings';
export { resetStatus, type Status, statusOf } from './sources';
