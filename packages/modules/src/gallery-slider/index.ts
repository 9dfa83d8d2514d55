/** Galleries that show one picture after the other. */
export { gallerySlider } from './behavior';
