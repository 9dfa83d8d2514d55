/** Fetches a part of a behavior that few pages need. */
import { type Place, report } from '../errors/report';

/**
 * Fetches a part of a behavior that few pages need. If it fails to load, that is reported and the rest works.
 *
 * @param part an `import()`
 * @param use called with the part; may return a function that stops it
 * @param place the behavior, for reports
 * @returns the function that stops the part, also while it is loading
 */
export function lazyPart<T>(part: Promise<T>, use: (part: T) => unknown, place: Place): () => void {
  let end: (() => void) | undefined;
  let wanted = true;
  part
    .then((code) => {
      if (wanted) end = use(code) as typeof end;
    })
    .catch((error) => report(error, place));
  return () => {
    wanted = false;
    end?.();
  };
}
