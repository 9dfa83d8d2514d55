/** Viewport of scroll effects: measures the window and plays animations by its scroll position. A builder's canvas has another one. */

import { lazy, matches, member, page } from '@enliven/core';
import { LOOK_AHEAD, MOBILE_EXTRA, PLACE, SCROLL_STEP } from './effect';

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
 * The numbers are rounded, since engines cache the text of unrounded ones.
 */
export const scrollRange = (point: number, height: number): { rangeStart: string; rangeEnd: string } => ({
  rangeStart: `${(point - height).toFixed()}px`,
  rangeEnd: `${point.toFixed()}px`,
});

/** Returns the position in percent: 0 when the point enters at the bottom edge, 100 when it leaves at the top. */
export const positionPercent = (point: number, scroll: number, height: number): number =>
  height > 0 ? 100 - (100 * (point - scroll)) / height : 100;

/** The range in which an animation plays, in pixels of scrolling. */
export interface ScrollRange {
  /** Scroll position at which the measured point leaves at the top. */
  point: number;
  /** Length of the range. */
  height: number;
}

/** Plays an animation by the scroll position. */
export type AnimationDriver = (element: Element, frames: Keyframe[], range: ScrollRange) => Pick<Animation, 'cancel'>;

export interface ViewportMetrics {
  /** CSS pixels, those added on mobile devices included. */
  height: number;
  /** Height of a fixed header, in CSS pixels. */
  header: number;
  /** Undefined while it is loading. */
  driver: AnimationDriver | undefined;
}

export interface ScrollViewport {
  /** Pixels below the window within which animations are started. */
  readonly lookAhead: number;
  /** Reads layout. @param onReady called when the driver has been loaded */
  measure(onReady: () => void): ViewportMetrics;
}

interface TimelineWindow extends Window {
  ScrollTimeline?: new (options: { source: Element | null; axis: string }) => AnimationTimeline;
  Animation: typeof Animation;
}

/** Creates a driver with scroll timelines; undefined in browsers without them. */
function nativeDriver({ Animation, document }: TimelineWindow): AnimationDriver | undefined {
  const ScrollTimeline = page().global('ScrollTimeline') as TimelineWindow['ScrollTimeline'];
  if (!ScrollTimeline || !('rangeStart' in Animation.prototype)) return undefined;
  const timeline = new ScrollTimeline({ source: document.scrollingElement, axis: 'y' });
  return (element, frames, { point, height }) =>
    member(element, 'animate')(frames, {
      fill: 'both',
      timeline,
      ...scrollRange(point, height),
    } as KeyframeAnimationOptions);
}

export function windowViewport(owner: Document): ScrollViewport {
  const view = owner.defaultView as unknown as TimelineWindow;
  const native = nativeDriver(view);
  let byFrame: AnimationDriver | undefined;
  return {
    lookAhead: LOOK_AHEAD,
    measure(onReady) {
      const { body, documentElement } = owner;
      const { clientHeight, scrollHeight } = documentElement;
      // Without scrollable content a timeline has no time.
      const byTimeline = scrollHeight > clientHeight && native;
      if (!byTimeline && !byFrame)
        lazy(
          () => import('./frame-driver'),
          ({ frameDriver }) => {
            byFrame = frameDriver();
            onReady();
          },
          PLACE,
        );
      return {
        height: effectiveHeight(clientHeight, matches(body, '.et_mobile_device')),
        header: owner.querySelector('body.et_fixed_nav #main-header')?.clientHeight ?? 0,
        driver: byTimeline || byFrame,
      };
    },
  };
}
