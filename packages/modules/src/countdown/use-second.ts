/** The current second: one timer for all countdowns of the page. */

import { $pageVisible, environmentStore } from '@enliven/core';
import { useLayoutEffect, useState } from 'react';

/** Unix time in seconds; stands still while not `active`, and from `end` on. */
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
 * The second that has begun, in Unix time. No timer runs without a listener or on a hidden page; who looks again gets the
 * time of that moment, since it is always read from the clock.
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
