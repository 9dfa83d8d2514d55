/** Does for the whole page what the plugin's inline scripts would do. */
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
  const page = window as Scope;
  youTubeFacades(options ?? [page.lazyLoadOptions ?? []].flat()[0]);
  if (typeof rocket_pairs !== 'undefined') cssBackgrounds(rocket_pairs, page.rocket_lazyload_css_data?.threshold);
}
