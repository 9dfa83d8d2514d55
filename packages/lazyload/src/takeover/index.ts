/** What a cache plugin does by inline scripts, for pages that have its markup and not those. */
export { type BackgroundPair, cssBackgrounds } from './css-backgrounds';
export { takeOver } from './take-over';
export { type FacadeOptions, youTubeFacades } from './youtube-facade';
