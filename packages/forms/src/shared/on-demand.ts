/** Fetches code on the first use, and the code for what a site enables, and runs calls in order once it has loaded. */
import { configBlock, lazy, withTimeout } from '@enliven/core';
import { PLACE } from './request';

export interface OnDemand<T> {
  /** Calls `work` with the part, at once if it is loaded. Without `work` the part is only fetched. */
  use(work?: (it: T) => void): void;
  stop(): void;
}

/**
 * @param load resolves to the function that starts the part; not called after `stop`
 * @param onError called if the part fails to load for a call, or if the call throws; the next call tries again
 */
export function createOnDemand<T extends { stop(): void }>(
  load: () => Promise<() => T>,
  onError: (error: unknown) => void,
): OnDemand<T> {
  let loading: Promise<() => T> | undefined;
  let started: T | undefined;
  let stopped = false;
  return {
    use(work) {
      if (started) return work?.(started);
      loading ??= load();
      // A call that timed out does not run later: the visitor may have pressed again.
      (work ? withTimeout(loading) : loading)
        .then((begin) => {
          if (stopped) return;
          started ??= begin();
          work?.(started);
        })
        .catch((error) => {
          loading = undefined;
          if (work && !stopped) onError(error);
        });
    },
    stop() {
      stopped = true;
      started?.stop();
    },
  };
}

/** Checks whether the site has options for forms. The code that reads them is fetched only then. */
export const hasFormOptions = (): boolean => configBlock().includes('"forms"');

/**
 * Starts drafts and the tag manager on sites that enable them.
 *
 * @param root the element around the form, which a reply may replace
 * @param answered event of an answer
 * @param onRestored called after a draft was restored
 * @returns the function that stops it
 */
export const startExtras = (root: Element, answered: string, onRestored: () => void): (() => void) | undefined =>
  hasFormOptions()
    ? lazy(
        () => import('./form-extras'),
        (code) => code.watchForm({ root, answered, onRestored }),
        PLACE,
      )
    : undefined;
