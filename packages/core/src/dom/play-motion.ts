/** A Web Animation on a server element: it writes no attribute and leaves nothing behind. */

import { $reducedMotion } from '../stores/browser';
import { measure } from './measure';

/** jQuery's `swing`, which is half a cosine, as a curve. */
export const SWING = 'cubic-bezier(0.37, 0, 0.63, 1)';

/** What moves. Keep one object per kind of motion: a new object starts anew. */
export interface Motion {
  /** Or what measures and answers them in the shared read phase: null when there is nothing to move. */
  frames: Keyframe[] | ((element: Element) => Keyframe[] | null);
  /** How it looks until it has been measured, where it has to be, e.g. collapsed while its full height is read. */
  hold?: Keyframe;
  /** Milliseconds. */
  duration: number;
  /** @default 'swing' */
  easing?: string;
}

/** Keeps what a callback throws away from the page. */
type Guarded = (callback: () => void) => () => void;

/**
 * Under reduced motion, or when there is nothing to move (or measuring fails), the end comes at once. Without Web
 * Animations nothing moves but the end keeps its time.
 *
 * @returns what calls it off: then the end never comes
 */
export function playMotion(element: Element, motion: Motion, onFinish: () => void, guarded: Guarded): () => void {
  const finish = guarded(onFinish);
  if ($reducedMotion.get() || typeof element.animate !== 'function') {
    const timer = setTimeout(finish, $reducedMotion.get() ? 0 : motion.duration);
    return () => clearTimeout(timer);
  }
  const { frames, hold, duration, easing = SWING } = motion;
  let animation: Animation | undefined;
  let cancel = () => {};
  const play = (keyframes: Keyframe[]) => {
    animation = element.animate(keyframes, { duration, easing });
    animation.onfinish = finish;
  };
  if (typeof frames !== 'function') play(frames);
  else {
    animation = hold && element.animate([hold, hold], { duration: 1e9 });
    let answer: Keyframe[] | null = null;
    cancel = measure(
      guarded(() => {
        answer = frames(element);
      }),
      () => {
        animation?.cancel();
        if (answer) play(answer);
        else finish();
      },
    );
  }
  return () => {
    cancel();
    if (animation) animation.onfinish = null;
    animation?.cancel();
  };
}
