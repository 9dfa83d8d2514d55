/** Fetches code that few pages need. Without it all the rest goes on, and nothing is hidden. */
import { report } from '@enliven/core';

/**
 * @param use may return the function that ends what it has begun
 * @returns the function that ends it, also before it is there
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
