/** Input nobody expects; the same in every run. */
import fc from 'fast-check';

const { SEED = '1000001', RUNS = '300' } = process.env;

/** Runs `test` for many values; fails with the smallest one it can find. */
export const check = <T>(values: fc.Arbitrary<T>, test: (value: T) => void, runs = Number(RUNS)): void =>
  fc.assert(
    fc.property(values, (value) => void test(value)),
    { seed: Number(SEED), numRuns: runs },
  );

/** Any value at all, as JSON could have it. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(fc.anything(), fc.jsonValue(), fc.string(), fc.double());

/** Records whose fields have the right names and anything in them. */
export const almost = (...names: string[]): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(names.map((name) => [name, fc.oneof(anything, fc.constant('on'), fc.nat(200))])), {
    requiredKeys: [],
  });
