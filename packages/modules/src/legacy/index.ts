/** Opt-in functions, flags and events of the theme's old scripts, for other scripts that still use them. */

export { type LegacyGlobals, offerLegacy } from './globals';
export { installLegacy } from './install';
