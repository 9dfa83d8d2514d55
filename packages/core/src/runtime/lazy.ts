/** Code that few elements need, fetched on demand. */
import type { Release } from '../claims/claim';
import { type Place, report } from '../errors/report';
import { withTimeout } from './with-timeout';

/**
 * Fetches a part of a behavior. If the part fails to load, that is reported and the rest of the behavior works.
 *
 * @param load an `import()`
 * @param use called with the part; may return a function that undoes what the part does
 * @param place package, behavior and element, for reports
 * @param onMissing called if the part fails to load
 * @returns the function that ends the part, even while it is loading
 */
export function lazy<T>(
  load: () => Promise<T>,
  use: (part: T) => unknown,
  place: Place,
  onMissing?: () => void,
): Release {
  let undo: Release | undefined;
  let isWanted = true;
  withTimeout(load()).then(
    (part) => {
      try {
        if (isWanted) undo = use(part) as Release | undefined;
      } catch (error) {
        report(error, place);
      }
    },
    (cause) => {
      report(new Error(`a part did not load, it goes on without: ${cause?.message ?? cause}`, { cause }), place);
      if (isWanted) onMissing?.();
    },
  );
  return () => {
    isWanted = false;
    undo?.();
    undo = undefined;
  };
}
