/** Times in the page's data. */
import { describe, expect, it } from 'vitest';
import { parseTime } from '../src/math';

describe('parseTime', () => {
  it.each([
    ['500ms', 500],
    ['1s', 1000],
    ['.25s', 250],
    ['1.5 s', 1500],
    ['300', 300],
    [300, 300],
    ['-200ms', -200],
    ['soon', 7],
    ['', 7],
    [undefined, 7],
    ['var(--slow)', 2000],
    ['var( --none , 3s )', 3000],
    ['var(--none)', 7],
    ['-61s', 7],
    ['var(--loop)', 7],
  ])('reads %s as %d ms', (value, expected) => {
    const variables: Record<string, string> = { '--slow': ' 2s ', '--loop': 'var(--loop)' };
    expect(parseTime(value, 7, (name) => variables[name] ?? '')).toBe(expected);
  });

  it('returns the default for a variable without a resolver', () => {
    expect(parseTime('var(--slow)', 7)).toBe(7);
  });
});
