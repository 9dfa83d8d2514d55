/** What elements move against: the window, and what ties animations to its scroll position. A builder's canvas has another. */
import { scrollRange } from './keyframes';
import { type Frame, measureFrame } from './measure-boxes';

/** In pixels of scrolling. */
export interface Way {
  /** Where the measured point leaves at the top. */
  point: number;
  /** What it passes. */
  height: number;
}

/** Plays an animation that follows the scroll position. */
export type Driver = (element: Element, frames: Keyframe[], way: Way) => Pick<Animation, 'cancel'>;

export interface Ground {
  /** Reads layout. */
  frame(): Frame;
  /**
   * @param scrolls whether there is something to scroll
   * @param onReady called when it has been fetched
   * @returns undefined until then
   */
  driver(scrolls: boolean, onReady: () => void): Driver | undefined;
}

interface TimelineWindow extends Window {
  ScrollTimeline?: new (options: { source: Element | null; axis: string }) => AnimationTimeline;
  Animation: typeof Animation;
}

/** No code of ours runs while the page scrolls. Undefined where browsers cannot do it. */
function nativeDriver({ ScrollTimeline, Animation, document }: TimelineWindow): Driver | undefined {
  if (!ScrollTimeline || !('rangeStart' in Animation.prototype)) return undefined;
  const timeline = new ScrollTimeline({ source: document.scrollingElement, axis: 'y' });
  return (element, frames, { point, height }) =>
    element.animate(frames, { fill: 'both', timeline, ...scrollRange(point, height) } as KeyframeAnimationOptions);
}

export function windowGround(owner: Document): Ground {
  const view = owner.defaultView as unknown as TimelineWindow;
  const native = nativeDriver(view);
  let byFrame: Driver | undefined;
  return {
    frame: () => measureFrame(owner),
    driver(scrolls, onReady) {
      // Where nothing can be scrolled a timeline has no time.
      if (scrolls && native) return native;
      if (!byFrame)
        import('./frame-driver').then(
          ({ frameDriver }) => {
            byFrame ??= frameDriver(view);
            onReady();
          },
          // Nothing moves then, and nothing is hidden.
          () => {},
        );
      return byFrame;
    },
  };
}
