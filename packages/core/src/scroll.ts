/** How far the page is scrolled. Subscribe to it; never render from it. */
import { environmentStore, listenTo } from './environment-store';
import { measureLaidOut } from './measure';

/** CSS pixels. */
export interface ScrollPosition {
  x: number;
  y: number;
}

const read = (): ScrollPosition => ({ x: window.scrollX, y: window.scrollY });

/**
 * How far the page is scrolled, told once a frame after layout and before paint: read in the event itself, it makes the
 * browser compute the layout of a page on which transitions run. Subscribe to it; never render from it.
 */
export const $scroll = environmentStore<ScrollPosition>(
  read,
  (_update, set) => {
    let callOff = () => {};
    const detach = listenTo(window, ['scroll', 'pageshow'], () => {
      callOff();
      callOff = measureLaidOut(read, set);
    });
    return () => {
      callOff();
      detach();
    };
  },
  (a, b) => a?.x === b.x && a.y === b.y,
);
