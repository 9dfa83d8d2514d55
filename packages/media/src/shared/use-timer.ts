/** A timer that is reset without a render. */
import { useLatest } from '@enliven/core';
import { useLayoutEffect, useState } from 'react';

export interface Timer {
  /** @param delay milliseconds from now, whatever it was set to before; null stops it */
  set(delay: number | null): void;
}

export function useTimer(callback: () => void): Timer {
  const latest = useLatest(callback);
  const [timer] = useState(() => {
    let running: ReturnType<typeof setTimeout> | undefined;
    return {
      set(delay: number | null) {
        clearTimeout(running);
        if (delay !== null) running = setTimeout(() => latest.current(), delay);
      },
    };
  });
  useLayoutEffect(() => () => timer.set(null), [timer]);
  return timer;
}
