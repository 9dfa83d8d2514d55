/** Pace, spelling and goals of counters (contract §14, §15). */
import { describe, expect, it } from 'vitest';
import { turn } from '../src/circle-counter/draw-ring';
import { goalOfAttributes, goalOfText } from '../src/number-counter/config';
import { countAt, ease, separated } from '../src/shared/count';

describe('the pace', () => {
  it.each([
    [0, 0],
    [0.25, 0.125],
    [0.5, 0.5],
    [0.75, 0.875],
    [1, 1],
  ])('is quadratic at both ends: %f is %f', (time, done) => {
    expect(ease(time)).toBe(done);
  });

  it('goes from any value to any value and stays there', () => {
    expect(countAt(100, 0, 0.5)).toBe(50);
    expect(countAt(10, 20, -1)).toBe(10);
    expect(countAt(10, 20.4, 1)).toBe(20.4);
    expect(countAt(10, 20, 7)).toBe(20);
  });
});

describe('separators', () => {
  it.each([
    ['0', '0'],
    ['999', '999'],
    ['1000', '1,000'],
    ['12500', '12,500'],
    ['-1250000', '-1,250,000'],
    ['1234.56789', '1,234.56789'],
    ['many', 'many'],
    ['', ''],
  ])('%s is %s', (text, expected) => {
    expect(separated(text, ',')).toBe(expected);
  });

  it('are left out where the author wants none', () => {
    expect(separated('12500', '')).toBe('12500');
  });
});

describe('goals', () => {
  it('Divi 4: whole numbers on the way, the author’s decimals at the end', () => {
    expect(goalOfAttributes('1234.5', ',')).toEqual({ number: 1234.5, text: '1,234.5', separator: ',', decimals: 0 });
  });

  it.each(['', '  ', 'many', '1e999'])('Divi 4: "%s" is no number and is shown as it is', (text) => {
    expect(goalOfAttributes(text, ',').number).toBeUndefined();
    expect(goalOfAttributes(text, ',').text).toBe(text);
  });

  it.each([
    ['12345', 12345, '12345', '', 0],
    ['75%', 75, '75', '', 0],
    ['1,250,000', 1_250_000, '1,250,000', ',', 0],
    ['3.50', 3.5, '3.50', '', 2],
    ['1,000.25', 1000.25, '1,000.25', ',', 2],
  ])('Divi 5: %s', (text, number, end, separator, decimals) => {
    expect(goalOfText(text)).toEqual({ number, text: end, separator, decimals });
  });

  it('Divi 5: text stays text', () => {
    expect(goalOfText('a lot')).toEqual({ number: undefined, text: 'a lot', separator: '', decimals: 0 });
  });
});

describe('turns', () => {
  it.each([
    [0, 0],
    [25, 0.25],
    [140, 1],
    [-140, -1],
    [Number.NaN, 0],
  ])('%f percent is %f of a turn', (percent, part) => {
    expect(turn(percent)).toBe(part);
  });
});
