/** Generators of unexpected and of almost correct input, the same in every run. */
import fc from 'fast-check';

/** One more than a million: nothing special, but always the same. `SEED` and `RUNS` search further afield. */
const { SEED = '1000001', RUNS } = typeof process === 'object' ? process.env : {};
/** Enough for a function that takes no time; slow tests say how many they can afford. */
const USUAL = 300;

const parameters = (runs: number) => ({ seed: Number(SEED), numRuns: Number(RUNS ?? runs) });

/** Runs `test` for many values; fails with the smallest one it can find. */
export const check = <T>(values: fc.Arbitrary<T>, test: (value: T) => void, runs = USUAL): void =>
  fc.assert(
    fc.property(values, (value) => void test(value)),
    parameters(runs),
  );

/** The same with several values at once, and for tests that take time. */
export function checkAll<T extends [unknown, ...unknown[]]>(
  values: { [K in keyof T]: fc.Arbitrary<T[K]> },
  test: (...values: T) => void | Promise<void>,
  runs = USUAL,
): Promise<void> {
  const property = fc.asyncProperty(...values, async (...given) => test(...(given as unknown as T)));
  return fc.assert(property, parameters(runs));
}

/** Text made of the pieces that the formats of page builders are made of. */
export const almostText: fc.Arbitrary<string> = fc
  .array(
    fc.constantFrom(
      ...'||,|,on,off,true,false,Default,700,10px,-5.5em,30vmin,50%,1e3,.5,&#xe0e3;,divi,fa,%%12%%,%%,'.split(','),
      ...' !important, ,0,100,-0,Open Sans,"\\,;,<p>,</p>,<br>,<!--,-->,<,gcid-a,_tablet,__hover,°,auto'.split(','),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));

/** Any value at all, often text, or such as JSON could have it. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  almostText,
  fc.string(),
  fc.double(),
  fc.jsonValue(),
  fc.anything({ withBigInt: true, withNullPrototype: true, withObjectString: true, withSparseArray: true }),
);

/** Records whose fields have the right names and anything in them. */
export const almost = (...names: string[]): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(names.map((name) => [name, fc.oneof(anything, fc.constant('on'), fc.nat(200))])), {
    requiredKeys: [],
  });
