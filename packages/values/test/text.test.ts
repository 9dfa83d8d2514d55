/** Text values and switches. */
import { anything, check } from '@enliven/testing/anything';
import { describe, expect, it } from 'vitest';
import { hasValue, isOn, isYes, text, toOnOff, toYesNo } from '../src';

it.each([
  ['', false],
  [undefined, false],
  [false, false],
  [Number.NaN, false],
  [null, true],
  [0, true],
  ['0', true],
  ['off', true],
  [true, true],
])('hasValue of %j returns %s', (value, counts) => {
  expect(hasValue(value)).toBe(counts);
});

describe('text', () => {
  it.each([
    ['a', 'a'],
    [0, '0'],
    [1.5, '1.5'],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
    [null, ''],
    [undefined, ''],
    [{}, ''],
    [true, ''],
  ])('of %j returns %j', (value, expected) => {
    expect(text(value)).toBe(expected);
  });

  it('returns a string for any value', () => {
    check(anything, (value) => {
      expect(typeof text(value)).toBe('string');
      hasValue(value);
    });
  });
});

it('isOn and isYes accept exact words only', () => {
  expect(['on', 'ON', 'on|hover', true, '', null].map(isOn)).toEqual([true, false, false, false, false, false]);
  expect(['yes', 'on', true].map(isYes)).toEqual([true, false, false]);
  expect([true, false].map(toOnOff)).toEqual(['on', 'off']);
  expect([true, false].map(toYesNo)).toEqual(['yes', 'no']);
});
