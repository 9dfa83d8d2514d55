/** What a page finds when this replaces a cache plugin's own script: the class, and instances for the page's options. */
import { createLazyLoad } from './lazy-load';
import { LazyLoad } from './lazy-load-class';
import type { LazyLoadSettings } from './settings';
import type * as takeover from './takeover';

type Options = LazyLoadSettings & takeover.FacadeOptions;

interface Scope {
  LazyLoad?: unknown;
  lazyLoadOptions?: Options | Options[];
}

/**
 * Offers `LazyLoad` and starts as `lazyLoadOptions` says: now, or when the page is parsed. Does nothing where somebody else
 * was first.
 *
 * @param fetchTakeover fetches what replaces the plugin's inline scripts, for pages that lack those
 */
export function installLazyLoad(fetchTakeover: () => Promise<typeof takeover>): void {
  const page = window as Scope;
  let all: Options[] = [];

  function start(): void {
    if (all[0]) return;
    all = [page.lazyLoadOptions ?? []].flat();
    for (const options of all) {
      const instance = createLazyLoad({ observe: true, ...options });
      dispatchEvent(new CustomEvent('LazyLoad::Initialized', { detail: { instance } }));
    }
  }

  function finish(): void {
    start();
    if (document.querySelector('.rll-youtube-player:empty,#wpr-lazyload-bg-container'))
      fetchTakeover().then(({ takeOver }) => takeOver(all[0]));
  }

  if (!page.LazyLoad) {
    page.LazyLoad = LazyLoad;
    start();
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', finish);
    else finish();
  }
}
