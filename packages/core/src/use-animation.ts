/** A motion that follows what is rendered. */
import { useLayoutEffect } from 'react';
import { guard } from './guard';
import { usePlace } from './mount-context';
import { type Motion, playMotion } from './play-motion';
import { useLatest } from './use-latest';

/** Plays `motion` when it turns from null to something, and calls `onFinish` once it has ended; see {@link playMotion}. */
export function useAnimation(element: Element | null | undefined, motion: Motion | null, onFinish: () => void): void {
  const place = usePlace();
  const latest = useLatest(onFinish);
  useLayoutEffect(() => {
    if (!element || !motion) return;
    return playMotion(
      element,
      motion,
      () => latest.current(),
      (callback) => guard(place, callback),
    );
  }, [element, motion, place, latest]);
}
