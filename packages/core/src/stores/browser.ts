/** Stores of what the browser knows: window size, scroll position, visibility and preferred motion. */

import { measureLaidOut } from '../dom/measure';
import { environmentStore, listenTo } from './environment-store';

/** CSS pixels. */
export interface Viewport {
  width: number;
  height: number;
}

const readViewport = (): Viewport => ({ width: document.documentElement.clientWidth, height: window.innerHeight });

/** The window's size as the theme counts it: without the scroll bar. */
export const $viewport = /* @__PURE__ */ environmentStore<Viewport>(
  readViewport,
  (update) => listenTo(window, ['resize', 'orientationchange', 'pageshow'], update),
  (a, b) => a?.width === b.width && a.height === b.height,
);

/** CSS pixels. */
export interface ScrollPosition {
  x: number;
  y: number;
}

const readScroll = (): ScrollPosition => ({ x: window.scrollX, y: window.scrollY });

/**
 * How far the page is scrolled, told once a frame after layout and before paint: read in the event itself, it makes the
 * browser compute the layout of a page on which transitions run. Subscribe to it; never render from it.
 */
export const $scroll = /* @__PURE__ */ environmentStore<ScrollPosition>(
  readScroll,
  (_update, set) => {
    let cancel = () => {};
    const detach = listenTo(window, ['scroll', 'pageshow'], () => {
      cancel();
      cancel = measureLaidOut(readScroll, set);
    });
    return () => {
      cancel();
      detach();
    };
  },
  (a, b) => a?.x === b.x && a.y === b.y,
);

let suspended = false;

/** Whether the visitor can see the page: false in a background tab and while the page sleeps in the back/forward cache. */
export const $pageVisible = /* @__PURE__ */ environmentStore<boolean>(
  () => !suspended && document.visibilityState !== 'hidden',
  (update) => {
    const offDocument = listenTo(document, ['visibilitychange'], update);
    const offWindow = listenTo(window, ['pagehide', 'pageshow'], ({ type }) => {
      suspended = type === 'pagehide';
      update();
    });
    return () => {
      offDocument();
      offWindow();
    };
  },
);

const query = () => window.matchMedia?.('(prefers-reduced-motion: reduce)');

/** Whether the visitor asked for less motion. */
export const $reducedMotion = /* @__PURE__ */ environmentStore<boolean>(
  () => query()?.matches ?? false,
  (update) => {
    const list = query();
    return list ? listenTo(list, ['change'], update) : () => {};
  },
);
