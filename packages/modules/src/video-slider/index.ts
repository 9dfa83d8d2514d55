/** Sliders of videos. */
export { videoSlider } from './behavior';
