/** Fullwidth headers as high as the window. */
export { fullscreen } from './behavior';
