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
  /** Resets the status of an element, so that `update()` adds it again. */
  resetStatus(element: Element): void;
}

const load = (element: Element, settings?: LazyLoadSettings): void =>
  createLazyLoad(settings, [element], true).destroy();

/** A function that returns an object can be called with `new`; the methods of instances are closures. */
export const LazyLoad: LazyLoadClass = createLazyLoad as unknown as LazyLoadClass;
LazyLoad.load = load;
LazyLoad.resetStatus = resetStatus;

type Options = LazyLoadSettings & takeover.FacadeOptions;

interface Scope {
  LazyLoad?: unknown;
  lazyLoadOptions?: Options | Options[];
}

/**
 * Defines `LazyLoad` and starts the instances of `lazyLoadOptions`, now or when the page is parsed. Does nothing if another
 * script has defined `LazyLoad`.
 *
 * @param fetchTakeover fetches and starts the replacement of the plugin's inline scripts, for pages without them
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
            // For example an invalid selector. The other options still start.
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
