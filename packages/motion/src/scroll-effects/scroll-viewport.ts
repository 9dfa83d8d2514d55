/** Measures the window and plays animations by its scroll position. A builder's canvas has a viewport of its own. */

import { lazyPart } from '@enliven/core';
import { LOOK_AHEAD, PLACE } from './constants';
import { effectiveHeight, scrollRange } from './position';

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
function nativeDriver({ ScrollTimeline, Animation, document }: TimelineWindow): AnimationDriver | undefined {
  if (!ScrollTimeline || !('rangeStart' in Animation.prototype)) return undefined;
  const timeline = new ScrollTimeline({ source: document.scrollingElement, axis: 'y' });
  return (element, frames, { point, height }) =>
    element.animate(frames, { fill: 'both', timeline, ...scrollRange(point, height) } as KeyframeAnimationOptions);
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
        lazyPart(
          import('./frame-driver'),
          ({ frameDriver }) => {
            byFrame = frameDriver();
            onReady();
          },
          PLACE,
        );
      return {
        height: effectiveHeight(clientHeight, body.matches('.et_mobile_device')),
        header: owner.querySelector('body.et_fixed_nav #main-header')?.clientHeight ?? 0,
        driver: byTimeline || byFrame,
      };
    },
  };
}
