/** Properties over random input, the same input in every run. */
import fc from 'fast-check';

/** One more than a million: nothing special, but always the same. `SEED` and `RUNS` search further afield. */
const { SEED = '1000001', RUNS = '200' } = typeof process === 'object' ? process.env : {};

/** Runs `test` for many values; fails with the smallest one it can find. */
export function check<T extends [unknown, ...unknown[]]>(
  values: { [K in keyof T]: fc.Arbitrary<T[K]> },
  test: (...values: T) => void | Promise<void>,
  runs: number = Number(RUNS),
): Promise<void> {
  const property = fc.asyncProperty(...values, async (...given) => test(...(given as unknown as T)));
  return fc.assert(property, { seed: Number(SEED), numRuns: runs });
}
