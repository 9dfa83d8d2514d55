/** Keyframes for the browser's scroll timelines, with the values of the formula (docs/reference/scroll-effects.md#timelines). */
import { check } from '@enliven/testing/anything';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Effect,
  effectValue,
  keyframesFor,
  positionPercent,
  type ScrollItem,
  scrollRange,
  triggerPoint,
} from '../src/math';

const limit = fc.nat(100);
const value = fc.integer({ min: -40, max: 40 });
const effects: fc.Arbitrary<Effect> = fc
  .tuple(fc.tuple(limit, limit, limit, limit), fc.tuple(value, value, value))
  .map(([limits, [startValue, midValue, endValue]]) => {
    const [start = 0, midStart = 0, midEnd = 0, end = 0] = limits.sort((a, b) => a - b);
    return { resolver: 'translateY', start, midStart, midEnd, end, startValue, midValue, endValue };
  });

const itemOf = (...list: Effect[]): ScrollItem => ({ id: '.a', trigger: 'middle', effects: list, statics: [] });
const pixels = (style: { transform?: string }) => Number(/\((.*)px\)/.exec(style.transform ?? '')?.[1]);

/** Returns the value at a position: linear between the keyframes around it, the last of two at one offset. */
function shown(item: ScrollItem, position: number): number {
  const frames = keyframesFor(item);
  const at = position / 100;
  const next = frames.findIndex(({ offset }) => offset > at);
  const [before, after] = [frames.at(next === -1 ? -1 : next - 1), frames.at(next)];
  if (!before || !after || next === -1) return pixels(frames.at(-1) ?? {});
  return pixels(before) + ((at - before.offset) / (after.offset - before.offset)) * (pixels(after) - pixels(before));
}

it('keyframes show the same values as the formula', () => {
  check(fc.tuple(effects, limit), ([effect, position]) => {
    expect(shown(itemOf(effect), position)).toBeCloseTo(100 * effectValue(effect, position), 2);
  });
});

it('a jump has two keyframes at one offset', () => {
  const sudden: Effect = {
    resolver: 'translateY',
    start: 50,
    midStart: 50,
    midEnd: 50,
    end: 50,
    startValue: 4,
    midValue: 0,
    endValue: -4,
  };
  expect(keyframesFor(itemOf(sudden))).toEqual([
    { offset: 0, transform: 'translateY(400px)' },
    { offset: 0.5, transform: 'translateY(400px)' },
    { offset: 0.5, transform: 'translateY(0px)' },
    { offset: 1, transform: 'translateY(0px)' },
  ]);
  const first = { ...sudden, start: 0, midStart: 0, midEnd: 0, end: 100 };
  expect(keyframesFor(itemOf(first)).map(({ offset }) => offset)).toEqual([0, 1]);
});

it('several effects have keyframes at the offsets of all effects', () => {
  const other: Effect = {
    resolver: 'opacity',
    start: 10,
    midStart: 30,
    midEnd: 70,
    end: 90,
    startValue: 0,
    midValue: 100,
    endValue: 0,
  };
  const shift: Effect = {
    ...other,
    resolver: 'translateX',
    start: 0,
    midStart: 50,
    midEnd: 50,
    end: 100,
    startValue: 1,
    midValue: 0,
    endValue: -1,
  };
  const frames = keyframesFor({ ...itemOf(other, shift), statics: [['rotateZ', '5deg']] });
  expect(frames.map(({ offset }) => offset)).toEqual([0, 0.1, 0.3, 0.5, 0.7, 0.9, 1]);
  expect(frames[2]).toEqual({ offset: 0.3, opacity: '1.000', transform: 'rotateZ(5deg) translateX(40px)' });
});

describe('keyframes of a blur', () => {
  const blur = (startValue: number, midValue: number): Effect => ({
    resolver: 'blur',
    start: 0,
    midStart: 40,
    midEnd: 60,
    end: 100,
    startValue,
    midValue,
    endValue: midValue,
  });

  it('change continuously', () => {
    expect(keyframesFor(itemOf(blur(2.5, 0)))).toEqual([
      { offset: 0, filter: 'blur(2.5px)' },
      { offset: 0.4, filter: 'blur(0px)' },
      { offset: 0.6, filter: 'blur(0px)' },
      { offset: 1, filter: 'blur(0px)' },
    ]);
  });

  it('are never negative', () => {
    expect(new Set(keyframesFor(itemOf(blur(-4, 0))).map(({ filter }) => filter))).toEqual(new Set(['blur(0px)']));
  });
});

it('keyframes of an opacity are added at positions at which the formula leaves the valid range', () => {
  const effect: Effect = {
    resolver: 'opacity',
    start: 0,
    midStart: 50,
    midEnd: 50,
    end: 100,
    startValue: -50,
    midValue: 50,
    endValue: 150,
  };
  expect(keyframesFor(itemOf(effect))).toEqual([
    { offset: 0, opacity: '-0.500' },
    { offset: 0.25, opacity: '0.000' },
    { offset: 0.5, opacity: '0.500' },
    { offset: 0.75, opacity: '1.000' },
    { offset: 1, opacity: '1.500' },
  ]);
});

it('the scroll range ends at 0 and 100 percent of the formula', () => {
  const [viewport, header] = [700, 80];
  const point = triggerPoint({ top: 2000, height: 300 }, 'middle', header);
  const { rangeStart, rangeEnd } = scrollRange(point, viewport);
  expect(positionPercent(point, Number.parseFloat(rangeStart), viewport)).toBeCloseTo(0);
  expect(positionPercent(point, Number.parseFloat(rangeEnd), viewport)).toBeCloseTo(100);
  expect(scrollRange(100, 900)).toEqual({ rangeStart: '-800px', rangeEnd: '100px' });
});
