/** Arithmetic on stored numbers. */
import { anything, check } from '@enliven/testing/anything';
import { describe, expect, it } from 'vitest';
import { amount, clamp, percent, roundTo, toInteger, toNumber, toPixels } from '../src';

it.each([
  ['-12.7px', -12],
  ['12.7', 12],
  ['1-2', 12],
  ['1.2.3', 1],
  ['abc', 0],
  [undefined, 0],
  [null, 0],
  [{}, 0],
  ['-0.5', 0],
])('toInteger of %j returns %d', (value, expected) => {
  expect(toInteger(value)).toBe(expected);
});

it('toPixels returns the given text for zero', () => {
  expect([toPixels(12), toPixels('-3.5em'), toPixels(0), toPixels('x'), toPixels(0, '0px')]).toEqual([
    '12px',
    '-3.5px',
    '',
    '',
    '0px',
  ]);
});

describe('the result of roundTo or clamp', () => {
  it.each([
    [roundTo('2.345em', 2), 2.35],
    [roundTo(2.5), 3],
    [roundTo('x', 2), 0],
    [roundTo(-0.001, 2), 0],
    [clamp(0, 100, 150), 100],
    [clamp(0, 100, -1), 0],
    [clamp(0, 100, Number.NaN), 0],
    [percent(1, 4), 25],
    [percent(1, 0), 0],
    [percent(0, 0), 0],
    [amount(25, 200), 50],
    [toNumber('12.5px'), 12.5],
    [toNumber('Infinity'), undefined],
    [toNumber('px'), undefined],
  ])('%s equals %s', (value, expected) => {
    expect(value).toBe(expected);
  });

  it('is finite for any value', () => {
    check(anything, (value) => {
      for (const number of [toInteger(value), roundTo(value, 2), toNumber(value) ?? 0])
        expect(number).toSatisfy(Number.isFinite);
      expect(percent(Number(toNumber(value)), Number(toNumber(value)) - 1)).toSatisfy(Number.isFinite);
    });
  });
});
