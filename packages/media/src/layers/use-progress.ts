/** Whether something has begun to play, and whether it waits for more. */
import { useLayoutEffect, useState } from 'react';
import type { Medium } from '../shared/medium';

/** By event: it waits for more, or no longer. */
const WAITS: Readonly<Record<string, boolean>> = {
  waiting: true,
  playing: false,
  canplay: false,
  seeked: false,
  pause: false,
  error: false,
  emptied: false,
};

/** @returns whether it has begun, and whether it waits */
export function useProgress(medium: Medium): [began: boolean, waiting: boolean] {
  const [began, setBegan] = useState(() => medium.currentTime > 0 || !medium.paused);
  const [waiting, setWaiting] = useState(false);
  useLayoutEffect(() => {
    const begin = () => setBegan(true);
    const note = ({ type }: Event) => setWaiting(WAITS[type] === true);
    medium.addEventListener('play', begin);
    for (const type of Object.keys(WAITS)) medium.addEventListener(type, note);
    return () => {
      medium.removeEventListener('play', begin);
      for (const type of Object.keys(WAITS)) medium.removeEventListener(type, note);
    };
  }, [medium]);
  return [began, waiting];
}
