/** Number of columns of a blog grid (docs/reference/blog.md#columns). */
import { describe, expect, it } from 'vitest';
import { columnsIn, themeColumns } from '../src/blog/blog-grid';

describe('columns', () => {
  it.each([
    ['"3 .column.size-1of3"', 3],
    ["'2 .column.size-1of2'", 2],
    ['"1 .column.size-1of1"', 1],
    ['none', undefined],
    ['normal', undefined],
    ['""', undefined],
    ['"x"', undefined],
    ['"0 .column"', undefined],
  ])('of the content %s are %j', (content, columns) => expect(columnsIn(content)).toBe(columns));

  it.each([
    [1200, 3, 3],
    [981, 2, 2],
    [980, 3, 2],
    [768, 1, 2],
    [767, 3, 1],
  ])('of the theme at %i px, with %i on a wide screen, are %i', (width, wide, columns) =>
    expect(themeColumns(width, wide)).toBe(columns),
  );
});
