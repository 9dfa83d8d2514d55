/** Motions that begin when code asks for them, without a render. */
import { useLayoutEffect, useState } from 'react';
import { guard } from './guard';
import { usePlace } from './mount-context';
import { type Motion, playMotion } from './play-motion';

/** Plays a motion and calls `onFinish` once it has ended; see {@link playMotion}. */
export type Play = (element: Element, motion: Motion, onFinish?: () => void) => void;

/**
 * Motions that begin when code asks for them, without a render.
 *
 * @returns one function for as long as the mount lasts; what still moves at its end is called off
 */
export function useMotions(): Play {
  const place = usePlace();
  const [moving] = useState(() => new Set<() => void>());
  const [play] = useState(() => (element: Element, motion: Motion, onFinish?: () => void): void => {
    const callOff = playMotion(
      element,
      motion,
      () => {
        moving.delete(callOff);
        onFinish?.();
      },
      (callback) => guard(place, callback),
    );
    moving.add(callOff);
  });
  useLayoutEffect(
    () => () => {
      for (const callOff of moving) callOff();
      moving.clear();
    },
    [moving],
  );
  return play;
}
