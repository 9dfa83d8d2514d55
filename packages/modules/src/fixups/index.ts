/** Classes and distances that the theme's style sheet expects script to set. */
export { fixups } from './behavior';
