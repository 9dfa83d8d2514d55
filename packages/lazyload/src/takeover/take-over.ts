/** Does for the whole page what the plugin's inline scripts would do. */
import { type BackgroundPair, cssBackgrounds } from './css-backgrounds';
import { type FacadeOptions, youTubeFacades } from './youtube-facade';

/** Declared by the page, maybe with `const`, which makes no property of the window. */
declare const rocket_pairs: BackgroundPair[];

interface Scope {
  rocket_lazyload_css_data?: { threshold?: number | string };
}

export function takeOver(options?: FacadeOptions): void {
  youTubeFacades(options);
  if (typeof rocket_pairs !== 'undefined')
    cssBackgrounds(rocket_pairs, (window as Scope).rocket_lazyload_css_data?.threshold);
}
