/** Animations that follow renders, and animations that code starts. */
import { useRef, useState } from 'react';
import type { Motion } from '../dom/play-motion';
import type { Scope } from '../runtime/scope';
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
  const current = useRef<Scope>(undefined);
  const [play] = useState(
    (): Play => (element, motion, onFinish) => void current.current?.animate(element, motion, onFinish),
  );
  useScope((scope) => {
    current.current = scope;
  }, []);
  return play;
}
