/** Ties animations to the scroll position frame by frame, where the browser has no timeline for it. Fetched only there. */
import { $scroll } from '@enliven/core';
import type { Driver, Way } from './ground';
import { positionPercent } from './position-percent';

/** What scrolls, and by how much. */
export interface Scroller {
  y(): number;
  /** @returns the function that stops listening */
  listen(onScroll: () => void): () => void;
}

const WINDOW: Scroller = { y: () => $scroll.get().y, listen: (onScroll) => $scroll.listen(onScroll) };

/** Arithmetic, once a frame, for what is on its way. */
export function frameDriver(scroller = WINDOW): Driver {
  const plays = new Map<Animation, { way: Way; at: number }>();
  let off = () => {};

  /** Percent of the way that is shown: pages that bounce go no further than their ends. */
  const shownAt = ({ point, height }: Way): number =>
    Math.min(100, Math.max(0, positionPercent(point, Math.max(0, scroller.y()), height)));

  function draw(): void {
    for (const [animation, play] of plays) {
      const at = shownAt(play.way);
      if (at !== play.at) animation.currentTime = play.at = at;
    }
  }

  return (element, frames, way) => {
    if (plays.size === 0) off = scroller.listen(draw);
    const animation = element.animate(frames, { duration: 100, fill: 'both' });
    const play = { way, at: shownAt(way) };
    animation.pause();
    animation.currentTime = play.at;
    plays.set(animation, play);
    return {
      cancel() {
        animation.cancel();
        plays.delete(animation);
        if (plays.size === 0) off();
      },
    };
  };
}
