/** Pages, visible page numbers and positions in a row (docs/reference/galleries-and-portfolios.md#pages). */
import { describe, expect, it } from 'vitest';
import { pageCount, pageItems, pageNamed, pageWindow } from '../src/shared/grid/pagination';
import { fittingColumns, rowPlaces } from '../src/shared/grid/use-row-classes';

const shown = (page: number, total: number, generation: 4 | 5 = 4, touched = true) =>
  [...pageWindow(page, total, generation, touched).numbers].sort((a, b) => a - b).join(' ');

describe('pages', () => {
  it.each([
    [9, 4, 3],
    [8, 4, 2],
    [0, 4, 0],
    [9, 0, 1],
    [1, 4, 1],
  ])('of %i items, %i a page, are %i', (items, perPage, count) => expect(pageCount(items, perPage)).toBe(count));

  it('contain their part of the list', () => {
    const list = [1, 2, 3, 4, 5];
    expect(pageItems(list, 2, 3)).toEqual([5]);
    expect(pageItems(list, 0, 1)).toEqual(list);
    expect(pageItems(list, 2, 4)).toEqual([]);
  });

  it.each([
    ['2', 2],
    ['3', 3],
    ['4', undefined],
    ['0', undefined],
    ['-1', undefined],
    ['1e0', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('named %j of 3 are number %j', (name, page) => expect(pageNamed(name, 3)).toBe(page));
});

describe('pageWindow for Divi 4', () => {
  it('shows the first four numbers until a press', () => {
    expect(shown(1, 9, 4, false)).toBe('1 2 3 4');
    expect(shown(1, 3, 4, false)).toBe('1 2 3');
  });

  it.each([
    [1, 9, '1 2 3 4 5'],
    [3, 9, '1 2 3 4 5'],
    [4, 9, '2 3 4 5 6'],
    [6, 9, '4 5 6 7 8'],
    [7, 9, '5 6 7 8 9'],
    [9, 9, '5 6 7 8 9'],
    [2, 4, '1 2 3 4'],
    [3, 6, '1 2 3 4 5'],
  ])('shows on page %i of %i: %s', (page, total, numbers) => expect(shown(page, total)).toBe(numbers));

  it('shows previous and next if such a page exists', () => {
    const at = (page: number) => pageWindow(page, 3, 4, true);
    expect([at(1).prev, at(2).prev, at(3).prev]).toEqual([false, true, true]);
    expect([at(1).next, at(2).next, at(3).next]).toEqual([true, true, false]);
    expect(at(2).prevDots || at(2).nextDots).toBe(false);
  });
});

describe('pageWindow for Divi 5', () => {
  it.each([
    [1, 9, '1 2 3 4'],
    [4, 9, '4 5 6 7'],
    [6, 9, '6 7 8 9'],
    [7, 9, '6 7 8 9'],
    [9, 9, '6 7 8 9'],
    [2, 3, '1 2 3'],
  ])('shows on page %i of %i: %s', (page, total, numbers) => expect(shown(page, total, 5)).toBe(numbers));

  it('shows dots in place of hidden numbers', () => {
    const dots = (page: number) => [pageWindow(page, 9, 5, true).prevDots, pageWindow(page, 9, 5, true).nextDots];
    expect([dots(1), dots(3), dots(6)]).toEqual([
      [false, true],
      [true, true],
      [true, false],
    ]);
  });
});

describe('positions in a row', () => {
  const places = (count: number, columns: number, closing = false) =>
    rowPlaces(count, columns, closing).map(
      (place) =>
        `${place.first_in_row ? 'F' : ''}${place.last_in_row ? 'L' : ''}${place.on_last_row ? 'B' : ''}` || '-',
    );

  it('mark the first and last item of each row', () => {
    expect(places(7, 3)).toEqual(['F', '-', 'L', 'F', '-', 'L', 'F']);
    expect(places(2, 1)).toEqual(['FL', 'FL']);
    expect(places(0, 3)).toEqual([]);
  });

  it('mark the last row when nothing follows, except a single item', () => {
    expect(places(5, 3, true)).toEqual(['F', '-', 'L', 'FB', 'B']);
    expect(places(6, 3, true)).toEqual(['F', '-', 'L', 'FB', 'B', 'LB']);
    expect(places(2, 1, true)).toEqual(['FL', 'FL']);
  });

  it('use as many columns as fit without the last margin', () => {
    expect(fittingColumns(1000, 208.75, 55)).toBe(4);
    expect(fittingColumns(1000, 1000, 0)).toBe(1);
    expect(fittingColumns(0, 200, 10)).toBe(0);
    expect(fittingColumns(100, 300, 10)).toBe(1);
  });
});
