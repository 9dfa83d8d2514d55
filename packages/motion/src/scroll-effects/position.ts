/** Computes the position of an element in the window (docs/reference/scroll-effects.md#formulas). */
import { MOBILE_EXTRA, SCROLL_STEP } from './constants';

/** CSS pixels from the top of the document, transforms ignored. */
export interface Box {
  top: number;
  height: number;
}

/** Returns the measured point, in pixels. @param trigger defaults to the middle @param header height of a fixed header, in pixels */
export const triggerPoint = ({ top, height }: Box, trigger: unknown, header = 0): number =>
  top - header + Math.round(height * (trigger === 'top' ? 0 : trigger === 'bottom' ? 1 : 0.5));

/** Returns the window's height with the extra for mobile devices, in pixels. */
export const effectiveHeight = (height: number, mobile: boolean): number => height + (mobile ? MOBILE_EXTRA : 0);

/** Returns the scroll position rounded to the original's steps; 0 during overscroll. */
export const quantizeScroll = (scroll: number): number => Math.round(Math.max(0, scroll) / SCROLL_STEP) * SCROLL_STEP;

/**
 * Returns the scroll positions at which a point enters and leaves the window (docs/reference/scroll-effects.md#timelines).
 * Numbers are rounded, since engines cache the text of unrounded ones.
 */
export const scrollRange = (point: number, height: number): { rangeStart: string; rangeEnd: string } => ({
  rangeStart: `${(point - height).toFixed()}px`,
  rangeEnd: `${point.toFixed()}px`,
});

/** Returns the position in percent: 0 when the point enters at the bottom edge, 100 when it leaves at the top. */
export const positionPercent = (point: number, scroll: number, height: number): number =>
  height > 0 ? 100 - (100 * (point - scroll)) / height : 100;
