/** The functions, flags and events of the theme's old scripts, for other scripts that still use them. Opt-in. */

export { type LegacyGlobals, offerLegacy } from './globals';
export { installLegacy } from './install';
