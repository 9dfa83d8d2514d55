/** The current second: one timer for all countdowns of the page. */

import { $pageVisible, environmentStore } from '@enliven/core';
import { useLayoutEffect, useState } from 'react';

/** Returns Unix time in seconds; not updated unless `active`, and after `end`. */
export function useSecond(active: boolean, end: number): number {
  const [second, setSecond] = useState(() => $second.get());
  const running = active && second < end;
  useLayoutEffect(() => {
    if (!running) return;
    const stop = $second.listen(setSecond);
    setSecond($second.get());
    return stop;
  }, [running]);
  return second;
}

/**
 * The current second, in Unix time. No timer runs without a listener or on a hidden page; the value is read from the clock.
 */
export const $second = environmentStore<number>(
  () => Math.ceil(Date.now() / 1000),
  (update) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function tick(): void {
      clearTimeout(timer);
      update();
      if ($pageVisible.get()) timer = setTimeout(tick, 1000 - (Date.now() % 1000) + 1);
    }
    const stop = $pageVisible.listen(tick);
    tick();
    return () => {
      stop();
      clearTimeout(timer);
    };
  },
);
