/** Numbers of the page's data are limited to ranges that are cheap to process. */
import { checkAll } from '@enliven/testing/anything';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asNumber } from '../src/page/coerce';
import { RANGES, type Range } from '../src/page/ranges';

const NAMES = Object.keys(RANGES) as Range[];

describe('asNumber', () => {
  it.each(NAMES)('limits every number to the range %s', (name) => {
    const [least, most] = RANGES[name];
    return checkAll([fc.oneof(fc.double(), fc.double().map(String))], (value) => {
      const number = asNumber(value, name);
      expect(number === undefined || (number >= least && number <= most)).toBe(true);
    });
  });

  it.each([
    [300_000_000, 'decimals', 20],
    ['-5', 'decimals', 0],
    ['1e308', 'delay', 2_147_483_647],
    ['16000px', 'length', 16_000],
    [Number.NaN, 'length', undefined],
    ['Infinity', 'any', undefined],
  ] as const)('reads %j as %s: %s', (value, name, expected) => expect(asNumber(value, name)).toBe(expected));
});
