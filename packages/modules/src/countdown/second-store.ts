/** Clock that all countdowns of a page share. */
import { $pageVisible, environmentStore } from '@enliven/core';

/**
 * Unix time in seconds. No timer runs without a listener or on a hidden page; the value is read from the clock.
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
