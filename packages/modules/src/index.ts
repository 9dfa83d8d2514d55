/** Every behavior of `@enliven/modules`, one by one and as a list. */
export { accordion } from './accordion';
export { behaviors } from './behaviors';
export { fitVideos } from './fit-videos';
export { gallery } from './gallery';
export { tabs } from './tabs';
export { toggle } from './toggle';
export { video } from './video';
