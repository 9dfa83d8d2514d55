/** Web Animations on server elements, which change no attribute. */

import { $reducedMotion } from '../stores/browser';
import { measure } from './measure';
import { member } from './members';

/** Bézier curve of jQuery's `swing` easing. */
export const SWING = 'cubic-bezier(0.37, 0, 0.63, 1)';

/** Animation. Keep one object for each: a new object restarts it. */
export interface Motion {
  /** Keyframes, or the function that measures them in the shared read phase; null for none. */
  frames: Keyframe[] | ((element: Element) => Keyframe[] | null);
  /** Style until it is measured, e.g. collapsed while the full height is read. */
  hold?: Keyframe;
  /** Milliseconds. */
  duration: number;
  /** @default 'swing' */
  easing?: string;
}

/** Wraps a callback so that its errors are reported. */
type Guarded = (callback: () => void) => () => void;

/**
 * Plays a motion. With reduced motion, or if there is nothing to move (or measuring fails), it ends at once. Without Web Animations
 * nothing moves, and it ends after its duration.
 *
 * @returns the function that cancels it; then `onFinish` is not called
 */
export function playMotion(element: Element, motion: Motion, onFinish: () => void, guarded: Guarded): () => void {
  const finish = guarded(onFinish);
  const animate = member(element, 'animate');
  if ($reducedMotion.get() || typeof animate !== 'function') {
    const timer = setTimeout(finish, $reducedMotion.get() ? 0 : motion.duration);
    return () => clearTimeout(timer);
  }
  const { frames, hold, duration, easing = SWING } = motion;
  let animation: Animation | undefined;
  let cancel = () => {};
  const play = (keyframes: Keyframe[]) => {
    const playing = animate(keyframes, { duration, easing });
    playing.onfinish = finish;
    animation = playing;
  };
  if (typeof frames !== 'function') play(frames);
  else {
    animation = hold && animate([hold, hold], { duration: 1e9 });
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
