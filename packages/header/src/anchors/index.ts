/** Links to places on the same page: the page scrolls there softly. */
export { anchors } from './behavior';
