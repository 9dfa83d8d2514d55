/** Ties animations to the scroll position frame by frame, where the browser has no timeline for it. Fetched only there. */
import { $scroll } from '@enliven/core';
import type { Driver, Way } from './drivers';
import { positionPercent } from './position';

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
