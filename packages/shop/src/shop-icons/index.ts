/** Icons of the buttons of the shop. */
export { shopIcons } from './behavior';
