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
    timer = setTimeout(() => reject(new Error(`no answer within ${LOAD_TIMEOUT / 1000} s`)), LOAD_TIMEOUT);
  });
  // Inside a promise, so that a `load` that throws at once fails like one that rejects.
  const attempt = Promise.race([Promise.resolve().then(() => behavior.load()), late])
    .catch((cause) => {
      loading.delete(behavior);
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new Error(
        `its code could not be loaded (${why}), so the content is shown as it is. Check that the file is deployed beside the entry script and that Content-Security-Policy allows it.`,
        { cause },
      );
    })
    .finally(() => clearTimeout(timer));
  loading.set(behavior, attempt);
  return attempt;
}
