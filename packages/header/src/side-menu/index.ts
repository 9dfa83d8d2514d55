/** Menus that slide in from the side, or fill the window. */
export { sideMenu } from './behavior';
