/** Time limit for a promise. */

/** Milliseconds until code counts as failed; if it arrives later, the next attempt uses it. */
export const LOAD_TIMEOUT = 10_000;

/**
 * Waits for a promise, at most until a time limit.
 *
 * @param milliseconds the limit @default 10,000
 * @throws the reason of the promise, or a `TimeoutError` that names the limit
 */
export function withTimeout<T>(promise: Promise<T>, milliseconds = LOAD_TIMEOUT): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_resolve, reject) => {
    const error = Object.assign(new Error(`no answer in ${milliseconds / 1000} s`), { name: 'TimeoutError' });
    timer = setTimeout(reject, milliseconds, error);
  });
  return Promise.race([timeout, promise]).finally(() => clearTimeout(timer));
}
