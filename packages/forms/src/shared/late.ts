/** Code that is fetched once somebody needs it: whoever waits for it is served in order. */
import { inTime } from '@enliven/core';

export interface Late<T> {
  /** Works with it, at once when it is here. Without work it is only fetched. */
  use(work?: (it: T) => void): void;
  stop(): void;
}

/**
 * @param load resolves to what begins it, which nobody does after the end
 * @param lost hears why there was none for somebody who needed it, or what went wrong there; the next one tries again
 */
export function createLate<T extends { stop(): void }>(
  load: () => Promise<() => T>,
  lost: (error: unknown) => void,
): Late<T> {
  let coming: Promise<() => T> | undefined;
  let here: T | undefined;
  let stopped = false;
  return {
    use(work) {
      if (here) return work?.(here);
      coming ??= load();
      // Who was told that nothing came is not served later: they may have pressed again, or gone elsewhere.
      (work ? inTime(coming) : coming)
        .then((begin) => {
          if (stopped) return;
          here ??= begin();
          work?.(here);
        })
        .catch((error) => {
          coming = undefined;
          if (work && !stopped) lost(error);
        });
    },
    stop() {
      stopped = true;
      here?.stop();
    },
  };
}
