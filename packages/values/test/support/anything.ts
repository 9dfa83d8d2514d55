/** Input nobody expects, and input that looks almost right; the same in every run. */
import fc from 'fast-check';

const { SEED = '1000001', RUNS = '300' } = process.env;

/** Runs `test` for many values; fails with the smallest one it can find. */
export const check = <T>(values: fc.Arbitrary<T>, test: (value: T) => void): void =>
  fc.assert(
    fc.property(values, (value) => void test(value)),
    { seed: Number(SEED), numRuns: Number(RUNS) },
  );

/** Text made of the pieces the formats are made of. */
export const almost: fc.Arbitrary<string> = fc
  .array(
    fc.constantFrom(
      ...'||,|,on,off,true,false,Default,700,10px,-5.5em,30vmin,50%,1e3,.5,&#xe0e3;,divi,fa,%%12%%,%%,'.split(','),
      ...' !important, ,0,100,-0,Open Sans,"\\,;,<p>,</p>,<br>,<!--,-->,<,gcid-a,_tablet,__hover,°,auto'.split(','),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));

/** Any value at all, often text. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  almost,
  fc.string(),
  fc.double(),
  fc.anything({ withBigInt: true, withNullPrototype: true, withObjectString: true, withSparseArray: true }),
);
