/** Ties animations to the scroll position: by the browser's own timeline where there is one, else frame by frame. */
import { $scroll } from '@enliven/core';
import { scrollRange } from './keyframes';
import { positionPercent } from './position';

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

/** Percent of the way that is shown: pages that bounce go no further than their ends. */
const shownAt = ({ point, height }: Way): number =>
  Math.min(100, Math.max(0, positionPercent(point, Math.max(0, $scroll.get().y), height)));

/** One frame for each change of the scroll position, and in it arithmetic for what is on its way. */
export function frameDriver(view: Window): Driver {
  const plays = new Map<Animation, { way: Way; at: number }>();
  let frame = 0;
  let off = () => {};

  function draw(): void {
    frame = 0;
    for (const [animation, play] of plays) {
      const at = shownAt(play.way);
      if (at !== play.at) animation.currentTime = play.at = at;
    }
  }
  const later = () => {
    frame ||= view.requestAnimationFrame(draw);
  };

  return (element, frames, way) => {
    if (plays.size === 0) off = $scroll.listen(later);
    const animation = element.animate(frames, { duration: 100, fill: 'both' });
    const play = { way, at: shownAt(way) };
    animation.pause();
    animation.currentTime = play.at;
    plays.set(animation, play);
    return {
      follow(next) {
        play.way = next;
        later();
      },
      cancel() {
        animation.cancel();
        plays.delete(animation);
        if (plays.size > 0) return;
        off();
        view.cancelAnimationFrame(frame);
        frame = 0;
      },
    };
  };
}
