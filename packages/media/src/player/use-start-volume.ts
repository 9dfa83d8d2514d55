/** Sets the initial volume. */
import { useLayoutEffect, useState } from 'react';
import type { Medium } from '../shared/medium';

/** At once, where the original waits 250 ms for what plays: the element is there, and no slider needs to move before one's eyes. */
export function useStartVolume(medium: Medium, volume: number): void {
  const [first] = useState({ medium, volume });
  useLayoutEffect(() => {
    if (first.medium.muted || first.volume <= 0) first.medium.muted = true;
    else first.medium.volume = Math.min(1, first.volume);
  }, [first]);
}
