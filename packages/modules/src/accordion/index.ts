/** The accordion: toggles of which one is open. */
export { accordion } from './behavior';
