/** Code that is fetched once somebody needs it: whoever waits for it is served in order. */

export interface Late<T> {
  /** What came of it, once it is here. */
  here: T | undefined;
  /** Works with it, at once when it is here. Without work it is only fetched. */
  use(work?: (it: T) => void): void;
  stop(): void;
}

/** @param lost hears why there was none for somebody who needed it, or what went wrong there; the next one tries again */
export function createLate<T extends { stop(): void }>(
  load: () => Promise<T>,
  lost: (error: unknown) => void,
): Late<T> {
  let coming: Promise<T> | undefined;
  let stopped = false;
  const late: Late<T> = {
    here: undefined,
    use(work) {
      if (late.here) return work?.(late.here);
      coming ??= load();
      coming
        .then((it) => {
          if (stopped) return;
          late.here = it;
          work?.(it);
        })
        .catch((error) => {
          coming = undefined;
          if (work && !stopped) lost(error);
        });
    },
    stop() {
      stopped = true;
      late.here?.stop();
    },
  };
  return late;
}
