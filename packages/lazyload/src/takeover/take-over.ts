/** Replaces the plugin's inline scripts for the whole page. */
import { pageGlobal } from '../settings';
import { type BackgroundPair, cssBackgrounds } from './css-backgrounds';
import { type FacadeOptions, youTubeFacades } from './youtube-facade';

/** Declared by the page, possibly with `const`, which defines no property of the window. */
declare const rocket_pairs: BackgroundPair[];

interface Scope {
  lazyLoadOptions?: FacadeOptions | FacadeOptions[];
  rocket_lazyload_css_data?: { threshold?: number | string };
}

/**
 * Replaces the scripts now, or when the page is parsed, as the plugin's scripts do.
 *
 * @param options @default those of the page, the first if there are several
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
  // A constant of an inline script is not a property of the window, and an element with that id is not a list.
  if (typeof rocket_pairs !== 'undefined' && Array.isArray(rocket_pairs)) cssBackgrounds(rocket_pairs, data?.threshold);
}
