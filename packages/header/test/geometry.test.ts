/** Start of the page below a header, and the scroll position that fixes the header. */
import { describe, expect, it } from 'vitest';
import { fixedFrom, switchOffset } from '../src/header/fixed-header';
import { fixedMargin } from '../src/header/move-along';
import { coveredHeight, pageOffset } from '../src/header/read-header';
import { isTall, shownFrom } from '../src/header-variant/hidden';
import { splitIndex, splitWidth } from '../src/header-variant/split-logo';

const heights = { adminBar: 32, top: 30, header: 80, fixed: 54 };
const alone = { adminBar: 0, top: 0, header: 80, fixed: 54 };

describe('the offset of the page below a header', () => {
  it('includes both bars', () => {
    expect(pageOffset(heights, 1200)).toBe(110);
    expect(pageOffset(alone, 1200)).toBe(80);
  });

  it('is 1 px smaller if no header is fixed', () => {
    expect(pageOffset(heights, 980)).toBe(109);
    expect(pageOffset(heights, 981)).toBe(110);
  });

  it('follows a header that shrinks', () => {
    expect(fixedMargin({ ...heights, top: 31 }, 111)).toBe(-27);
  });
});

describe('a header becomes fixed', () => {
  it('when the content is near the header', () => {
    expect(switchOffset(heights)).toBe(86);
    expect(fixedFrom(heights, 142)).toBe(56);
  });

  it('earlier when it is low', () => {
    expect(switchOffset(alone)).toBe(51);
    expect(switchOffset({ ...alone, header: 90 })).toBe(61);
    expect(switchOffset({ ...alone, header: 91 })).toBe(35);
  });

  it('after that offset on a page that begins below the header', () => {
    expect(fixedFrom(alone, 0)).toBe(51);
    expect(fixedFrom(alone, 50)).toBe(51);
    expect(fixedFrom(alone, 51)).toBe(0);
  });

  it('by the position of a row without the space for a transparent header', () => {
    // A bar of 31 px and a header of 80 px: 55 px.
    const bars = { ...alone, top: 31 };
    expect(fixedFrom(bars, 162, 51)).toBe(166);
    expect(fixedFrom(bars, 200, 89)).toBe(145);
  });

  it('200 px later when it was hidden', () => {
    expect(shownFrom(alone, 0 - switchOffset(alone))).toBe(229);
  });
});

describe('a header that hides', () => {
  it('needs a page that is longer than the window, the header and 200 px', () => {
    expect(isTall(heights, 1010, 700)).toBe(false);
    expect(isTall(heights, 1011, 700)).toBe(true);
  });
});

describe('the scroll padding of the page', () => {
  it('includes the bars that are fixed at the width of the window', () => {
    expect(coveredHeight({ ...heights, width: 1200 }, true)).toBe(115);
    expect(coveredHeight({ ...heights, width: 900 }, true)).toBe(32);
    expect(coveredHeight({ ...heights, width: 601 }, true)).toBe(32);
    expect(coveredHeight({ ...heights, width: 600 }, true)).toBe(0);
    expect(coveredHeight({ ...heights, width: 1200 }, false)).toBe(32);
  });
});

describe('the logo of a split header', () => {
  it.each([
    [7, 3],
    [6, 2],
    [1, 0],
    [0, -1],
  ])('is inserted among %i items after index %i', (count, index) => {
    expect(splitIndex(count)).toBe(index);
  });

  it('is scaled to the height of the bar', () => {
    expect(splitWidth(66, 54, 93, 43)).toBeCloseTo(93 * ((35.64 + 22) / 43));
    expect(splitWidth(66, 54, 93, 0)).toBe(0);
  });
});
