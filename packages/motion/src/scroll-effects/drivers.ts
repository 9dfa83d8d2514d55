/** Ties animations to the scroll position by the browser's own timeline, or holds them still. */
import { scrollRange } from './keyframes';

/** In pixels of scrolling. */
export interface Way {
  /** Where the measured point leaves at the top. */
  point: number;
  /** What it passes. */
  height: number;
}

/** An animation that follows the scroll position. */
export interface Driven {
  /** Another way, e.g. since the window changed. */
  follow(way: Way): void;
  cancel(): void;
}

export type Driver = (element: Element, frames: Keyframe[], way: Way) => Driven;

interface TimelineWindow extends Window {
  ScrollTimeline?: new (options: { source: Element | null; axis: string }) => AnimationTimeline;
  Animation?: typeof Animation;
}

/** Stands still, whatever is scrolled. */
export const restDriver: Driver = (element, frames) => {
  const animation = element.animate(frames, { duration: 1, fill: 'both' });
  animation.pause();
  return { follow() {}, cancel: () => animation.cancel() };
};

/** No code of ours runs while the page scrolls. Undefined where browsers cannot do it. */
export function nativeDriver(view: TimelineWindow): Driver | undefined {
  const { ScrollTimeline } = view;
  if (!ScrollTimeline || !('rangeStart' in (view.Animation?.prototype ?? {}))) return undefined;
  const timeline = new ScrollTimeline({ source: view.document.scrollingElement, axis: 'y' });
  return (element, frames, { point, height }) => {
    const range = scrollRange(point, height);
    const animation = element.animate(frames, { fill: 'both', timeline, ...range } as KeyframeAnimationOptions);
    return {
      follow: (way) => void Object.assign(animation, scrollRange(way.point, way.height)),
      cancel: () => animation.cancel(),
    };
  };
}
