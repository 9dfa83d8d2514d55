/** Entrance animations of elements that only the page's lists name. */
export { animationList } from './behavior';
