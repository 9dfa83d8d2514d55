/** Fetches a behavior's code once per page, with an end to the waiting. */
import type { AnyBehavior, BehaviorModule } from './behavior';

/** Milliseconds until a chunk counts as lost; should it arrive later after all, the next attempt finds it at once. */
export const LOAD_TIMEOUT = 10_000;

const loading = new WeakMap<AnyBehavior, Promise<BehaviorModule>>();

/** @throws Error that says which code did not arrive, why, and what to check. A later call tries again. */
export function load(behavior: AnyBehavior): Promise<BehaviorModule> {
  const known = loading.get(behavior);
  if (known) return known;
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(reject, LOAD_TIMEOUT, `no answer in ${LOAD_TIMEOUT / 1000} s`);
  });
  // Called inside a promise, so that a `load` that throws at once fails like one that rejects.
  const attempt = Promise.race([late, Promise.resolve().then(() => behavior.load())])
    .catch((cause) => {
      loading.delete(behavior);
      throw new Error(
        `code did not load, content is shown as is: ${cause?.message ?? cause}. Is the file deployed, and allowed by Content-Security-Policy?`,
        { cause },
      );
    })
    .finally(() => clearTimeout(timer));
  loading.set(behavior, attempt);
  return attempt;
}
