/** Fast path for the lists of most pages, with the same result as the general path. */
import { check } from '@enliven/testing/anything';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keyframesFor } from '../src/math';
import { RESOLVERS, standardKeyframes } from '../src/scroll-effects/effect';
import { readEffects } from '../src/scroll-effects/normalize-lists';

const plain = {
  resolver: 'opacity',
  start: 0,
  midStart: 50,
  midEnd: 50,
  end: 100,
  startValue: 0,
  midValue: 100,
  endValue: 50,
};
const number = fc.integer({ min: -20, max: 120 });
const fields = Object.fromEntries(Object.keys(plain).map((name) => [name, number]));
const entry = fc.record({ ...fields, resolver: fc.constantFrom(...RESOLVERS) });

it('standardKeyframes() returns the result of the general path, or undefined', () => {
  check(fc.array(entry, { minLength: 1, maxLength: 4 }), (entries) => {
    const frames = standardKeyframes(entries);
    if (frames) expect(frames).toEqual(keyframesFor(readEffects(entries, () => {})));
  });
  expect(standardKeyframes([plain])).toHaveLength(3);
});

it.each([
  ['an unknown effect', { resolver: 'wobble' }],
  ['no effect', { resolver: undefined }],
  ['a string as limit', { start: '0' }],
  ['a missing value', { midValue: undefined }],
  ['limits in another order', { start: 60 }],
  ['limits outside the window', { end: 120 }],
  ['a jump', { start: 50 }],
  ['a value above 100', { startValue: 150 }],
  ['transforms of its own', { transforms: { scaleX: 2 } }],
])('standardKeyframes() returns undefined for %s', (_what, more) => {
  expect(standardKeyframes([plain, { ...plain, ...more }])).toBeUndefined();
});
