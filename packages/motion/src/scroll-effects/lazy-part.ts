/** Fetches a part that few pages need. If it fails to load, the rest works and nothing stays hidden. */
import { report } from '@enliven/core';

/**
 * @param use called with the part; may return a function that stops it
 * @returns the function that stops it, also while it is loading
 */
export function lazyPart<T>(part: Promise<T>, use: (part: T) => unknown): () => void {
  let end: (() => void) | undefined;
  let wanted = true;
  part
    .then((code) => {
      if (wanted) end = use(code) as typeof end;
    })
    .catch((error) => report(error, { package: '@enliven/motion', behavior: 'scroll-effects' }));
  return () => {
    wanted = false;
    end?.();
  };
}
