/** The theme's old functions about entrances and parallax, for other scripts that still call them. Opt-in. */
export { installLegacy } from './install';
