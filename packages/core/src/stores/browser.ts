/** Stores of the browser: window size, scroll position, visibility and preferred motion. */

import { measureLaidOut } from '../dom/measure';
import { environmentStore, listenTo } from './environment-store';

/** CSS pixels. */
export interface Viewport {
  width: number;
  height: number;
}

const readViewport = (): Viewport => ({ width: document.documentElement.clientWidth, height: window.innerHeight });

/** Store of the window's size without the scroll bar, as the theme measures it. */
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
 * Store of the scroll position, updated once a frame after layout and before paint. Reading the position in the scroll event would force
 * layout on pages with running transitions. Subscribe to the store; never render from it.
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

/** Store of the page's visibility: false in a background tab and in the back/forward cache. */
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

/** Store of the preference for reduced motion. */
export const $reducedMotion = /* @__PURE__ */ environmentStore<boolean>(
  () => query()?.matches ?? false,
  (update) => {
    const list = query();
    return list ? listenTo(list, ['change'], update) : () => {};
  },
);
