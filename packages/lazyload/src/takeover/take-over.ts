/** Does for the whole page what the plugin's inline scripts would do. */
import { pageGlobal } from '../settings';
import { type BackgroundPair, cssBackgrounds } from './css-backgrounds';
import { type FacadeOptions, youTubeFacades } from './youtube-facade';

/** Declared by the page, maybe with `const`, which makes no property of the window. */
declare const rocket_pairs: BackgroundPair[];

interface Scope {
  lazyLoadOptions?: FacadeOptions | FacadeOptions[];
  rocket_lazyload_css_data?: { threshold?: number | string };
}

/**
 * At once, or when the page is parsed: the plugin's own scripts, where they are there, do it then.
 *
 * @param options by default those of the page, the first where there are several
 */
export function takeOver(options?: FacadeOptions): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.domContentLoadedEventStart === 0) {
    addEventListener('DOMContentLoaded', () => replaceScripts(options), { once: true });
  } else replaceScripts(options);
}

function replaceScripts(options?: FacadeOptions): void {
  youTubeFacades(options ?? [(pageGlobal('lazyLoadOptions') as Scope['lazyLoadOptions']) ?? []].flat()[0]);
  const data = pageGlobal('rocket_lazyload_css_data') as Scope['rocket_lazyload_css_data'];
  // A constant of an inline script is no property of the window, and an element of that id is no list.
  if (typeof rocket_pairs !== 'undefined' && Array.isArray(rocket_pairs)) cssBackgrounds(rocket_pairs, data?.threshold);
}
