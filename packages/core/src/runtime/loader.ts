/** Fetches code once per page, with a time limit, and parts of behaviors that few pages need. */
import { type Place, report } from '../errors/report';

/** Milliseconds until a chunk counts as failed; if it arrives later, the next attempt uses it. */
export const LOAD_TIMEOUT = 10_000;

/**
 * Waits up to a time limit.
 *
 * @param milliseconds milliseconds @default 10,000
 * @throws what it throws, or a `TimeoutError` that says how long it was waited
 */
export function inTime<T>(coming: Promise<T>, milliseconds = LOAD_TIMEOUT): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_resolve, reject) => {
    const error = Object.assign(new Error(`no answer in ${milliseconds / 1000} s`), { name: 'TimeoutError' });
    timer = setTimeout(reject, milliseconds, error);
  });
  return Promise.race([timeout, coming]).finally(() => clearTimeout(timer));
}

/** A behavior, or another object that fetches code. */
interface Source<T> {
  load(): Promise<T>;
}

const loading = new WeakMap<Source<unknown>, Promise<unknown>>();

/** @throws Error that says which code did not arrive, why, and what to check. A later call tries again. */
export function load<T>(source: Source<T>): Promise<T> {
  const known = loading.get(source) as Promise<T> | undefined;
  if (known) return known;
  // Called inside a promise, so that a `load` that throws at once fails like one that rejects.
  const attempt = inTime(Promise.resolve().then(() => source.load())).catch((cause) => {
    loading.delete(source);
    throw new Error(
      `code did not load, content is shown as is: ${cause?.message ?? cause}. Is the file deployed, and allowed by Content-Security-Policy?`,
      { cause },
    );
  });
  loading.set(source, attempt);
  return attempt;
}

/**
 * Fetches a part of a behavior that few pages need. If it fails to load, that is reported and the rest works.
 *
 * @param part an `import()`
 * @param use called with the part; may return a function that stops it
 * @param place the behavior, for reports
 * @param onMissing called if the part fails to load
 * @returns the function that stops the part, also while it is loading
 */
export function lazyPart<T>(
  part: Promise<T>,
  use: (part: T) => unknown,
  place: Place,
  onMissing?: () => void,
): () => void {
  let end: (() => void) | undefined;
  let wanted = true;
  part
    .then((code) => {
      if (wanted) end = use(code) as typeof end;
    })
    .catch((error) => {
      report(error, place);
      if (wanted) onMissing?.();
    });
  return () => {
    wanted = false;
    end?.();
  };
}
