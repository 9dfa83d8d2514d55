/** Behaviors of `@enliven/media`, individually and as a list. */
export { behaviors } from './behaviors';
export { player } from './player';
export { playlist } from './playlist';
export { type Feature, registerFeature } from './shared/features';
