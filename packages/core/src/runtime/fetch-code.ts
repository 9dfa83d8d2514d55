/** Code of behaviors, fetched once per page and with a time limit. */
import { withTimeout } from './with-timeout';

/** Behavior, or another object that imports code. */
interface CodeSource<T> {
  load(): Promise<T>;
}

const requests = new WeakMap<CodeSource<unknown>, Promise<unknown>>();

/**
 * Fetches the code of a source once. After a failure the next call tries again.
 *
 * @throws Error that names the code that did not load, the reason, and what to check
 */
export function fetchCode<T>(source: CodeSource<T>): Promise<T> {
  const pending = requests.get(source) as Promise<T> | undefined;
  if (pending) return pending;
  // Called inside a promise, so that a `load` that throws at once fails like one that rejects.
  const attempt = withTimeout(Promise.resolve().then(() => source.load())).catch((cause) => {
    requests.delete(source);
    throw new Error(
      `code did not load, content is shown as is: ${cause?.message ?? cause}. Is the file deployed, and allowed by Content-Security-Policy?`,
      { cause },
    );
  });
  requests.set(source, attempt);
  return attempt;
}
