/** What elements move against: the window, and what ties animations to its scroll position. A builder's canvas has another. */
import { LOOK_AHEAD } from './constants';
import { lazyPart } from './lazy-part';
import { effectiveHeight, scrollRange } from './position';

/** In pixels of scrolling. */
export interface ScrollRange {
  /** Where the measured point leaves at the top. */
  point: number;
  /** What it passes. */
  height: number;
}

/** Plays an animation that follows the scroll position. */
export type AnimationDriver = (element: Element, frames: Keyframe[], way: ScrollRange) => Pick<Animation, 'cancel'>;

export interface ViewportMetrics {
  /** CSS pixels, those added on mobile devices included. */
  height: number;
  /** Of a header fixed above. */
  header: number;
  /** Undefined as long as it is being fetched. */
  driver: AnimationDriver | undefined;
}

export interface ScrollViewport {
  /** Pixels below the window within which elements begin to move. */
  readonly lookAhead: number;
  /** Reads layout. @param onReady called when there is a driver that was not there before */
  measure(onReady: () => void): ViewportMetrics;
}

interface TimelineWindow extends Window {
  ScrollTimeline?: new (options: { source: Element | null; axis: string }) => AnimationTimeline;
  Animation: typeof Animation;
}

/** No code of ours runs while the page scrolls. Undefined where browsers cannot do it. */
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
      // Where nothing can be scrolled a timeline has no time.
      const byTimeline = scrollHeight > clientHeight && native;
      if (!byTimeline && !byFrame)
        lazyPart(import('./frame-driver'), ({ frameDriver }) => {
          byFrame = frameDriver();
          onReady();
        });
      return {
        height: effectiveHeight(clientHeight, body.matches('.et_mobile_device')),
        header: owner.querySelector('body.et_fixed_nav #main-header')?.clientHeight ?? 0,
        driver: byTimeline || byFrame,
      };
    },
  };
}
