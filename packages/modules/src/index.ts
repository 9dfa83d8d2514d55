/** Every behavior of `@enliven/modules`, one by one and as a list. */
export { accordion } from './accordion';
export { audio } from './audio';
export { backgroundVideo } from './background-video';
export { barCounters } from './bar-counters';
export { behaviors } from './behaviors';
export { circleCounter } from './circle-counter';
export { countdown } from './countdown';
export { fitVideos } from './fit-videos';
export { gallery } from './gallery';
export { lightbox } from './lightbox';
export { numberCounter } from './number-counter';
export { slider } from './slider';
export { tabs } from './tabs';
export { toggle } from './toggle';
export { video } from './video';
