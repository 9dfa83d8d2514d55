/** Slider machine: moves and ended fades; and recognition of swipes. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  initialSlider,
  layoutSlide,
  type SliderEvent,
  type SliderState,
  slideAt,
  sliderMachine,
} from '../src/shared/slider/slider-state';
import { swipeDirection } from '../src/shared/slider/use-swipe';

const run = (start: SliderState, ...events: SliderEvent[]) => events.reduce(sliderMachine, start);
const move = (to: number, fade = true): SliderEvent => ({ type: 'move', to, direction: to, fade });
const done: SliderEvent = { type: 'done' };

describe('sliderMachine', () => {
  it('fades from one slide to another', () => {
    const fading = run(initialSlider(0), { type: 'move', to: 1, direction: 'next', fade: true });
    expect(fading).toEqual({ active: 1, previous: 0, fading: true, direction: 'next', moves: 1 });
    expect(layoutSlide(fading)).toBe(0);
    expect(run(fading, done)).toEqual({ active: 1, previous: 0, fading: false, direction: 'next', moves: 1 });
    expect(layoutSlide(run(fading, done))).toBe(1);
  });

  it('switches at once without motion', () => {
    expect(run(initialSlider(2), move(0, false))).toMatchObject({ active: 0, previous: 2, fading: false });
  });

  it('ignores moves during a fade, and moves to the shown slide', () => {
    const fading = run(initialSlider(0), move(1));
    expect(run(fading, move(2))).toBe(fading);
    expect(run(initialSlider(1), move(1))).toEqual(initialSlider(1));
  });

  it('always ends idle on a valid slide', () => {
    const event = fc.oneof(
      fc.nat(4).map((to) => move(to)),
      fc.constant(done),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const state = run(initialSlider(0), ...events, done);
        return !state.fading && state.active <= 4 && state.active !== state.previous;
      }),
    );
  });
});

describe('slideAt', () => {
  it.each([
    [0, 'next', 1],
    [2, 'next', 0],
    [0, 'previous', 2],
    [2, 'previous', 1],
    [1, 0, 0],
    [1, 2, 2],
    [1, 3, undefined],
    [1, -1, undefined],
    [1, 0.5, undefined],
    [1, Number.NaN, undefined],
    [1, '2', undefined],
    [1, undefined, undefined],
  ])('leads from slide %d by %s to %s of 3', (active, direction, to) => {
    expect(slideAt(initialSlider(active), direction as never, 3)).toBe(to);
  });
});

describe('swipeDirection', () => {
  const from = { clientX: 100, clientY: 100, timeStamp: 5000 };
  it.each([
    [-31, 0, 1000, 'next'],
    [31, 29, 1000, 'previous'],
    [-31, -29, 0, 'next'],
    [-30, 0, 10, null],
    [30, 0, 10, null],
    [-200, 30, 10, null],
    [-200, -30, 10, null],
    [-200, 0, 1001, null],
  ])('for %d px across and %d px down in %d ms is %s', (x, y, time, direction) => {
    const to = { clientX: 100 + x, clientY: 100 + y, timeStamp: 5000 + time };
    expect(swipeDirection(from, to)).toBe(direction);
  });
});
