/** How far the page is scrolled. Subscribe to it; never render from it. */
import { environmentStore, listenTo } from './environment-store';

/** CSS pixels. */
export interface ScrollPosition {
  x: number;
  y: number;
}

/** How far the page is scrolled. Subscribe to it; never render from it. */
export const $scroll = environmentStore<ScrollPosition>(
  () => ({ x: window.scrollX, y: window.scrollY }),
  (update) => listenTo(window, ['scroll', 'pageshow'], update),
  (a, b) => a?.x === b.x && a.y === b.y,
);
