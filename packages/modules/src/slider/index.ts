/** Sliders: of the page, of posts, and of gallery posts. */
export { slider } from './behavior';
