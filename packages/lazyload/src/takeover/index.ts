/** Replacements of a cache plugin's inline scripts, for pages with its markup but without those scripts. */
export { type BackgroundPair, cssBackgrounds } from './css-backgrounds';
export { takeOver } from './take-over';
export { type FacadeOptions, youTubeFacades } from './youtube-facade';
