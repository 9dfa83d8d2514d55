/** Choice of the active dot. */
import { describe, expect, it } from 'vitest';
import { dotsMargin, readingOffset, sectionAt } from '../src/dot-nav/section-at';

describe('dots', () => {
  it.each([
    [4, -60],
    [2, -40],
  ])('for %i sections have a margin of %i px', (count, margin) => {
    expect(dotsMargin(count)).toBe(margin);
  });

  it.each([
    [0, false, 0],
    [899, false, 0],
    [900, false, 1],
    [1900, false, 2],
    [1000, true, 3],
  ])('at %i px (at the end: %s) mark section %i', (y, atEnd, index) => {
    expect(sectionAt([0, 1000, 2000, 3000], 100, y, atEnd)).toBe(index);
  });

  it('measure sections from the lower edge of the bars', () => {
    const bars = { adminBar: 32, topHeader: 30, header: 80 };
    const page = { fixedNav: false, vertical: false, classic: false };
    expect(readingOffset(bars, { ...page, fixedNav: true, classic: true })).toBe(162);
    expect(readingOffset(bars, { ...page, classic: true })).toBe(52);
    expect(readingOffset({ adminBar: 0, topHeader: 0, header: 0 }, page)).toBe(0);
    expect(readingOffset(bars, { ...page, vertical: true })).toBe(122);
  });
});
