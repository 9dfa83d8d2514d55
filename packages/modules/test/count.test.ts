/** Easing, separators and final values of counters (docs/reference/counters.md#pace). */
import { describe, expect, it } from 'vitest';
import { toCircleFraction } from '../src/circle-counter/circle-counter';
import { goalOfAttributes, goalOfText } from '../src/number-counter/number-counter';
import { countAt, ease, separated } from '../src/shared/use-count';

describe('the easing of counters', () => {
  it.each([
    [0, 0],
    [0.25, 0.125],
    [0.5, 0.5],
    [0.75, 0.875],
    [1, 1],
  ])('is quadratic at both ends: at %f it is %f', (time, done) => {
    expect(ease(time)).toBe(done);
  });

  it('leads from any value to any value and stays there', () => {
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
  ])('turn %s into %s', (text, expected) => {
    expect(separated(text, ',')).toBe(expected);
  });

  it('are left out when the author has removed them', () => {
    expect(separated('12500', '')).toBe('12500');
  });
});

describe('the final value', () => {
  it.each([
    ['1234.5', 1234.5, '1,234.5', '', ''],
    ['+12500', 12500, '+12,500', '+', ''],
    ['-3', -3, '-3', '', ''],
    ['$500', 500, '$500', '$', ''],
    ['10k+', 10, '10k+', '', 'k+'],
  ])('of Divi 4 for %s counts in whole numbers and is shown as %s', (value, number, text, prefix, suffix) => {
    expect(goalOfAttributes(value, ',')).toEqual({ number, text, prefix, suffix, separator: ',', decimals: 0 });
  });

  it.each(['', '  ', 'many', '1e999', '24/7', '1000,5', '-', '…'])(
    'of Divi 4 for "%s" is the text without a count',
    (text) => {
      expect(goalOfAttributes(text, ',').number).toBeUndefined();
      expect(goalOfAttributes(text, ',').text).toBe(text);
    },
  );

  it.each([
    ['12345', 12345, '12345', '', 0],
    ['75%', 75, '75', '', 0],
    ['1,250,000', 1_250_000, '1,250,000', ',', 0],
    ['1 250 000', 1_250_000, '1 250 000', ' ', 0],
    ['3.50', 3.5, '3.50', '', 2],
    ['.5', 0.5, '.5', '', 1],
    ['1,000.25', 1000.25, '1,000.25', ',', 2],
  ])('of Divi 5 for %s has its separator and decimals', (text, number, end, separator, decimals) => {
    expect(goalOfText(text)).toEqual({ number, text: end, separator, decimals, prefix: '', suffix: '' });
  });

  it.each([
    ['+500', 500, '+', ''],
    ['−40', 40, '−', ''],
    ['$1,250', 1250, '$', ''],
    ['about 3.5 million', 3.5, 'about ', ' million'],
    ['5000+', 5000, '', '+'],
  ])('of Divi 5 for %s keeps prefix and suffix', (text, number, prefix, suffix) => {
    expect(goalOfText(text)).toMatchObject({ number, text, prefix, suffix });
  });

  it.each(['a lot', '3–5 days', '1,5', ''])('of Divi 5 for "%s" is the text without a count', (text) => {
    expect(goalOfText(text)).toMatchObject({ number: undefined, text });
  });

  it('of a long text is read in less than a second', () => {
    const start = performance.now();
    goalOfText(`${' '.repeat(200_000)}x`);
    goalOfAttributes(`${'-'.repeat(200_000)}1`, ',');
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe('toCircleFraction', () => {
  it.each([
    [0, 0],
    [25, 0.25],
    [140, 1],
    [-140, -1],
    [Number.NaN, 0],
  ])('turns %f percent into %f of a circle', (percent, part) => {
    expect(toCircleFraction(percent)).toBe(part);
  });
});

describe('an extremely long number', () => {
  it('receives its separators', () => {
    const digits = '9'.repeat(3_000_000);
    expect(separated(digits, ',')).toHaveLength(digits.length + digits.length / 3 - 1);
  });

  it('has at most 20 decimals', () => {
    expect(goalOfText(`0.${'1'.repeat(60)}`)).toMatchObject({ decimals: 20 });
    expect(goalOfText(`0.${'1'.repeat(400)}`).number).toBeUndefined();
  });
});
