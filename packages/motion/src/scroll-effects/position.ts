/** Where an element is on its way through the window (docs/reference/scroll-effects.md#formulas). */
import { MOBILE_EXTRA, SCROLL_STEP } from './constants';

/** CSS pixels from the top of the document, transforms ignored. */
export interface Box {
  top: number;
  height: number;
}

/** The measured point. @param trigger what is none is the middle @param header height of a header fixed above, which shortens the way */
export const triggerPoint = ({ top, height }: Box, trigger: unknown, header = 0): number =>
  top - header + Math.round(height * (trigger === 'top' ? 0 : trigger === 'bottom' ? 1 : 0.5));

/** The height that counts. */
export const effectiveHeight = (height: number, mobile: boolean): number => height + (mobile ? MOBILE_EXTRA : 0);

/** The scroll position the original would use: the nearest of its steps, and 0 while the page bounces. */
export const quantizeScroll = (scroll: number): number => Math.round(Math.max(0, scroll) / SCROLL_STEP) * SCROLL_STEP;

/**
 * Scroll positions at which the way of a point through the window begins and ends (docs/reference/scroll-effects.md#timelines). Engines keep the text of
 * every number they have put into words, but not of one that was rounded.
 */
export const scrollRange = (point: number, height: number): { rangeStart: string; rangeEnd: string } => ({
  rangeStart: `${(point - height).toFixed()}px`,
  rangeEnd: `${point.toFixed()}px`,
});

/** Percent of the way: 0 when the point enters at the bottom edge, 100 when it leaves at the top. */
export const positionPercent = (point: number, scroll: number, height: number): number =>
  height > 0 ? 100 - (100 * (point - scroll)) / height : 100;
