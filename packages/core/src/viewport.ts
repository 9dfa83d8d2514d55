/** The window's size as the theme counts it: without the scroll bar. */
import { environmentStore, listenTo } from './environment-store';

/** CSS pixels. */
export interface Viewport {
  width: number;
  height: number;
}

const read = (): Viewport => ({ width: document.documentElement.clientWidth, height: window.innerHeight });

/** The window's size as the theme counts it: without the scroll bar. */
export const $viewport = environmentStore<Viewport>(
  read,
  (update) => listenTo(window, ['resize', 'orientationchange', 'pageshow'], update),
  (a, b) => a?.width === b.width && a.height === b.height,
);
