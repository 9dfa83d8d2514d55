/** The lightbox: an image, or all of a gallery, large over the page. */
export { lightbox } from './behavior';
