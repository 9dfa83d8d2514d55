/** Updates animations on each scroll frame. Lazy part: fetched by browsers without scroll timelines. */
import { $scroll, member } from '@enliven/core';
import { type AnimationDriver, positionPercent, type ScrollRange } from './scroll-viewport';

/** A scroll container and its position. */
export interface ScrollSource {
  y(): number;
  /** @returns the function that stops listening */
  listen(onScroll: () => void): () => void;
}

const WINDOW: ScrollSource = { y: () => $scroll.get().y, listen: (onScroll) => $scroll.listen(onScroll) };

/** Creates a driver that sets the current time of its animations on scroll. */
export function frameDriver(scroller = WINDOW): AnimationDriver {
  const playing = new Map<Animation, { way: ScrollRange; at: number }>();
  let off = () => {};

  /** Returns the position in percent, clamped for overscroll. */
  const shownAt = ({ point, height }: ScrollRange): number =>
    Math.min(100, Math.max(0, positionPercent(point, Math.max(0, scroller.y()), height)));

  function update(): void {
    for (const [animation, play] of playing) {
      const at = shownAt(play.way);
      if (at !== play.at) animation.currentTime = play.at = at;
    }
  }

  return (element, frames, way) => {
    if (playing.size === 0) off = scroller.listen(update);
    const animation = member(element, 'animate')(frames, { duration: 100, fill: 'both' });
    const play = { way, at: shownAt(way) };
    animation.pause();
    animation.currentTime = play.at;
    playing.set(animation, play);
    return {
      cancel() {
        animation.cancel();
        playing.delete(animation);
        if (playing.size === 0) off();
      },
    };
  };
}
