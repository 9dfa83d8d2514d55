/** Columns, groups and slides of the fullwidth portfolio (docs/reference/galleries-and-portfolios.md#fullwidth-portfolio). */
import { describe, expect, it } from 'vitest';
import {
  type CarouselEvent,
  carouselMachine,
  columnsFor,
  groupOf,
  START,
} from '../src/fullwidth-portfolio/fullwidth-portfolio';

const move = (direction: 'next' | 'previous', count = 7, columns = 3): CarouselEvent => ({
  type: 'move',
  direction,
  count,
  columns,
});
const done: CarouselEvent = { type: 'done' };
const after = (...events: CarouselEvent[]) => events.reduce(carouselMachine, START);

describe('columns', () => {
  it.each([
    [1600, 5],
    [1599, 4],
    [1024, 4],
    [1023, 3],
    [768, 3],
    [767, 2],
    [480, 2],
    [479, 1],
    [0, 1],
  ])('at %i px are %i', (width, columns) => expect(columnsFor(width)).toBe(columns));
});

describe('carousel machine', () => {
  it('slides, settles and becomes idle', () => {
    expect(after(move('next'))).toEqual({ phase: 'sliding', first: 3, from: 0, direction: 'next' });
    expect(after(move('next'), done).phase).toBe('settling');
    expect(after(move('next'), done, done)).toMatchObject({ phase: 'idle', first: 3 });
  });

  it('continues at the other end in both directions', () => {
    expect(after(move('previous')).first).toBe(4);
    expect(after(move('next'), done, done, move('next'), done, done, move('next')).first).toBe(2);
    expect(after(move('next'), done, done, move('previous')).first).toBe(0);
  });

  it('ignores presses until it is idle', () => {
    expect(after(move('next'), move('next'))).toEqual(after(move('next')));
    expect(after(move('next'), done, move('next'))).toEqual(after(move('next'), done));
  });

  it.each([
    [3, 3],
    [2, 5],
    [1, 1],
    [0, 1],
  ])('does not move %i projects in %i columns', (count, columns) =>
    expect(after(move('next', count, columns))).toBe(START),
  );

  it('builds groups beyond the last project from the first ones', () => {
    expect(groupOf(5, 3, 7)).toEqual([5, 6, 0]);
    expect(groupOf(0, 5, 3)).toEqual([0, 1, 2]);
    expect(groupOf(0, 4, 0)).toEqual([]);
  });
});
