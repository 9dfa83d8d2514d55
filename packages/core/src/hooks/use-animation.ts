/** Animations that follow renders, and animations that code starts. */
import { useState } from 'react';
import type { Motion } from '../dom/play-motion';
import { usePlace } from '../runtime/mount-context';
import { Scope } from '../runtime/scope';
import { useLatest } from './use-latest';
import { useScope } from './use-scope';

/** Plays `motion` when it turns from null to something, and calls `onFinish` once it has ended; see `playMotion`. */
export function useAnimation(element: Element | null | undefined, motion: Motion | null, onFinish: () => void): void {
  const latest = useLatest(onFinish);
  useScope(
    (scope) => {
      if (element && motion) scope.animate(element, motion, () => latest.current());
    },
    [element, motion, latest],
  );
}

/** Plays a motion and calls `onFinish` once it has ended; see `playMotion`. */
export type Play = (element: Element, motion: Motion, onFinish?: () => void) => void;

/**
 * Plays animations without a render.
 *
 * @returns the function that plays them, the same on every render; running animations are cancelled with the mount
 */
export function useMotions(): Play {
  const place = usePlace();
  const [motions] = useState(() => new Scope(place));
  const [play] = useState((): Play => (element, motion, onFinish) => void motions.animate(element, motion, onFinish));
  useScope((scope) => void scope.add(() => motions.dispose()), [motions]);
  return play;
}
