/** How loud a recording begins. */
import { useEvent, useTimeout } from '@enliven/core';
import { useState } from 'react';
import type { Medium } from '../shared/medium';

/** Milliseconds after it is ready until it gets the loudness it starts with. */
const DELAY = 250;

/** What the visitor has chosen before stays. */
export function useStartVolume(medium: Medium, volume: number): void {
  const [done, setDone] = useState(false);
  useEvent(medium, 'volumechange', () => setDone(true));
  useTimeout(
    () => {
      setDone(true);
      if (medium.muted || volume <= 0) medium.muted = true;
      else medium.volume = Math.min(1, volume);
    },
    done ? null : DELAY,
  );
}
