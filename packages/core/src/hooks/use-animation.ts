/** Animations that follow renders, and those that code starts. */
import { useLayoutEffect, useState } from 'react';
import { type Motion, playMotion } from '../dom/play-motion';
import { guard } from '../errors/report';
import { usePlace } from '../runtime/mount-context';
import { useLatest } from './use-store';

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

/** Plays a motion and calls `onFinish` once it has ended; see {@link playMotion}. */
export type Play = (element: Element, motion: Motion, onFinish?: () => void) => void;

/**
 * Plays animations without a render.
 *
 * @returns the function that plays them, the same on every render; running animations are cancelled with the mount
 */
export function useMotions(): Play {
  const place = usePlace();
  const [moving] = useState(() => new Set<() => void>());
  const [play] = useState(() => (element: Element, motion: Motion, onFinish?: () => void): void => {
    const cancel = playMotion(
      element,
      motion,
      () => {
        moving.delete(cancel);
        onFinish?.();
      },
      (callback) => guard(place, callback),
    );
    moving.add(cancel);
  });
  useLayoutEffect(
    () => () => {
      for (const cancel of moving) cancel();
      moving.clear();
    },
    [moving],
  );
  return play;
}
