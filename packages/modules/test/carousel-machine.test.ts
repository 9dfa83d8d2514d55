/** Which items of a carousel come next. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CarouselDirection,
  type CarouselEvent,
  carouselMachine,
  initialCarousel,
  itemsFrom,
} from '../src/shared/carousel/carousel-machine';

const move = (direction: CarouselDirection, columns = 4, count = 6, slide = true): CarouselEvent => ({
  type: 'move',
  direction,
  columns,
  count,
  slide,
});
const run = (...events: CarouselEvent[]) => events.reduce(carouselMachine, initialCarousel);

describe('itemsFrom', () => {
  it.each([
    [0, 4, 6, [0, 1, 2, 3]],
    [4, 4, 6, [4, 5, 0, 1]],
    [0, 4, 2, [0, 1]],
    [0, 3, 0, []],
  ])('from %d, %d columns, %d items: %j', (first, columns, count, items) => {
    expect(itemsFrom(first, columns, count)).toEqual(items);
  });
});

describe('carouselMachine', () => {
  it('goes on by a whole group and wraps around', () => {
    expect(run(move('next'))).toEqual({ first: 0, coming: { first: 4, direction: 'next' } });
    expect(run(move('next'), { type: 'done' })).toEqual({ first: 4, coming: null });
    expect(run(move('next'), { type: 'done' }, move('next'), { type: 'done' }).first).toBe(2);
    expect(run(move('previous'), { type: 'done' }).first).toBe(2);
  });

  it('ignores moves while one runs, and where everything is seen', () => {
    expect(run(move('next'), move('previous')).coming?.direction).toBe('next');
    expect(run(move('next', 4, 4))).toEqual(initialCarousel);
    expect(run(move('next', 4, 0))).toEqual(initialCarousel);
  });

  it('switches at once without motion', () => {
    expect(run(move('next', 4, 6, false))).toEqual({ first: 4, coming: null });
  });

  it('ends where nothing was under way', () => {
    expect(run({ type: 'done' })).toEqual(initialCarousel);
  });

  it('always begins with an item it has', () => {
    const event = fc.oneof(
      fc.record({
        type: fc.constant('move' as const),
        direction: fc.constantFrom('next' as const, 'previous' as const),
        columns: fc.integer({ min: 2, max: 4 }),
        count: fc.constant(7),
        slide: fc.boolean(),
      }),
      fc.constant({ type: 'done' as const }),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const { first } = run(...events, { type: 'done' });
        return first >= 0 && first < 7;
      }),
    );
  });
});
