/** The toggle: one title that shows and hides one piece of content. */
export { toggle } from './behavior';
