/** A Web Animation on a server element: it writes no attribute and leaves nothing behind. */
import { useLayoutEffect } from 'react';
import { $reducedMotion } from './motion-preference';
import { guard, usePlace } from './mount-context';
import { useLatest } from './use-latest';

/** jQuery's `swing`, which is half a cosine, as a curve. */
export const SWING = 'cubic-bezier(0.37, 0, 0.63, 1)';

/**
 * Plays when `keyframes` turns from null to frames, and calls `onFinish` once it has ended.
 *
 * Under reduced motion, or where Web Animations are missing, nothing moves: without motion wanted the end comes at
 * once, without support it comes after `duration`, so that states keep their timing.
 *
 * @param keyframes called when it starts, so that it can measure; a new function starts it anew
 * @param duration milliseconds
 */
export function useAnimation(
  element: Element | null | undefined,
  keyframes: (() => Keyframe[]) | null,
  duration: number,
  onFinish: () => void,
): void {
  const place = usePlace();
  const latest = useLatest(onFinish);
  useLayoutEffect(() => {
    if (!element || !keyframes) return;
    const finish = guard(place, () => latest.current());
    const still = $reducedMotion.get() || duration <= 0;
    if (still || typeof element.animate !== 'function') {
      const timer = setTimeout(finish, still ? 0 : duration);
      return () => clearTimeout(timer);
    }
    const animation = element.animate(keyframes(), { duration, easing: SWING });
    animation.onfinish = finish;
    return () => {
      animation.onfinish = null;
      animation.cancel();
    };
  }, [element, keyframes, duration, place, latest]);
}
