/** Defines the class `LazyLoad` and the instances of a page's options, in place of a cache plugin's script. */

import { send } from './entry-observer';
import { createLazyLoad } from './lazy-load';
import type { LazyLoadInstance, LazyLoadSettings } from './settings';
import { pageGlobal } from './settings';
import { resetStatus } from './sources';
import type * as takeover from './takeover';

export type LazyLoad = LazyLoadInstance;

interface LazyLoadClass {
  new (settings?: LazyLoadSettings, elements?: Iterable<Element>): LazyLoad;
  /** Loads one element now, without callbacks. */
  load(element: Element, settings?: LazyLoadSettings): void;
  /** Makes an element untouched, so that `update()` takes it again. */
  resetStatus(element: Element): void;
}

const load = (element: Element, settings?: LazyLoadSettings): void =>
  createLazyLoad(settings, [element], true).destroy();

/** A function that returns an object may be constructed; what plugins get hold of are closures. */
export const LazyLoad: LazyLoadClass = createLazyLoad as unknown as LazyLoadClass;
LazyLoad.load = load;
LazyLoad.resetStatus = resetStatus;

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
        pageGlobal('lazyLoadOptions') &&
        [pageGlobal('lazyLoadOptions') as Options].flat().map((options) => {
          try {
            return send(page, 'LazyLoad::Initialized', createLazyLoad({ observe: true, ...options }));
          } catch (error) {
            // Such as a selector that is none: the other options start.
            return reportError(error);
          }
        });
    if (
      document.readyState !== 'loading' &&
      document.querySelector('.rll-youtube-player:empty,#wpr-lazyload-bg-container')
    )
      fetchTakeover();
  };

  if (!pageGlobal('LazyLoad')) {
    page.LazyLoad = LazyLoad;
    run();
    addEventListener('DOMContentLoaded', run);
  }
};
