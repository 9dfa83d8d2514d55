/** Dots at the window's edge, one for each section. */
export { dotNav } from './behavior';
