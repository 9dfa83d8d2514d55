/** What a page finds when this replaces a cache plugin's own script: the class, and instances for the page's options. */
import { send } from './events';
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
 * @param fetchTakeover fetches and starts what replaces the plugin's inline scripts, for pages that lack those
 */
export const installLazyLoad = (fetchTakeover: () => Promise<unknown>): void => {
  const page = window as Window & Scope;
  let started: unknown;

  const run = () => {
    if (!started)
      started =
        // An element of that id is a global as well, but not the window's own.
        Object.hasOwn(page, 'lazyLoadOptions') &&
        page.lazyLoadOptions &&
        [page.lazyLoadOptions]
          .flat()
          .map((options) => send(page, 'LazyLoad::Initialized', createLazyLoad({ observe: true, ...options })));
    if (
      document.readyState !== 'loading' &&
      document.querySelector('.rll-youtube-player:empty,#wpr-lazyload-bg-container')
    )
      fetchTakeover();
  };

  if (!page.LazyLoad) {
    page.LazyLoad = LazyLoad;
    run();
    addEventListener('DOMContentLoaded', run);
  }
};
