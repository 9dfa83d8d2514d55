/** Generators of arbitrary and of almost valid input, the same in every run. */
import fc from 'fast-check';

/** A fixed seed by default. The environment variables `SEED` and `RUNS` extend the search. */
const { SEED = '1000001', RUNS } = typeof process === 'object' ? process.env : {};
/** Runs for fast functions; slow tests pass their own number. */
const USUAL = 300;

const parameters = (runs: number) => ({ seed: Number(SEED), numRuns: Number(RUNS ?? runs) });

/** Runs `test` for many values, and fails with the smallest counterexample. */
export const check = <T>(values: fc.Arbitrary<T>, test: (value: T) => void, runs = USUAL): void =>
  fc.assert(
    fc.property(values, (value) => void test(value)),
    parameters(runs),
  );

/** Runs an asynchronous `test`, or one with several values, like `check`. */
export function checkAll<T extends [unknown, ...unknown[]]>(
  values: { [K in keyof T]: fc.Arbitrary<T[K]> },
  test: (...values: T) => void | Promise<void>,
  runs = USUAL,
): Promise<void> {
  const property = fc.asyncProperty(...values, async (...args) => test(...(args as unknown as T)));
  return fc.assert(property, parameters(runs));
}

/** Text of fragments that occur in the formats of page builders. */
export const almostText: fc.Arbitrary<string> = fc
  .array(
    fc.constantFrom(
      ...'||,|,on,off,true,false,Default,700,10px,-5.5em,30vmin,50%,1e3,.5,&#xe0e3;,divi,fa,%%12%%,%%,'.split(','),
      ...' !important, ,0,100,-0,Open Sans,"\\,;,<p>,</p>,<br>,<!--,-->,<,gcid-a,_tablet,__hover,°,auto'.split(','),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));

/** Any value, often text or a JSON value. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  almostText,
  fc.string(),
  fc.double(),
  fc.jsonValue(),
  fc.anything({ withBigInt: true, withNullPrototype: true, withObjectString: true, withSparseArray: true }),
);

/** Records with the given field names and any values. */
export const almost = (...names: string[]): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(names.map((name) => [name, fc.oneof(anything, fc.constant('on'), fc.nat(200))])), {
    requiredKeys: [],
  });
