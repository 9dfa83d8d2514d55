/** The browser's own timelines arrive at the same values (contract A §6). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Effect,
  effectValue,
  isNative,
  keyframesFor,
  positionPercent,
  type ScrollItem,
  timelineInset,
  timelineRange,
  triggerPoint,
} from '../src/math';
import { check } from './support/anything';

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

/** What a browser shows at a position: linear between the keyframes around it, the last of two at one offset. */
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

it('jumps have two keyframes at one offset, where they are seen', () => {
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

it('several effects share the stops of all of them', () => {
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

describe('the timeline', () => {
  it.each([
    ['top', '0%'],
    ['middle', '50%'],
    ['bottom', '100%'],
  ] as const)('of the %s', (trigger, share) => {
    expect(timelineRange(trigger)).toEqual({
      rangeStart: `entry-crossing ${share}`,
      rangeEnd: `exit-crossing ${share}`,
    });
  });

  it.each([
    [0, false, [0, 0]],
    [80, false, [80, -80]],
    [0, true, [0, -100]],
    [80, true, [80, -180]],
  ])('header %d, mobile %s', (header, mobile, inset) => {
    expect(timelineInset(header, mobile)).toEqual(inset);
  });

  it('begins and ends where the formula does', () => {
    const box = { top: 2000, height: 300 };
    const [viewport, header] = [700, 80];
    const [top, bottom] = timelineInset(header, true);
    // The point passes the lower edge of the inset window at 0 %, the upper one at 100 %.
    const middle = box.top + box.height / 2;
    const point = triggerPoint(box, 'middle', header);
    expect(positionPercent(point, middle - (viewport - bottom), viewport + 100)).toBeCloseTo(0);
    expect(positionPercent(point, middle - top, viewport + 100)).toBeCloseTo(100);
  });
});

it.each([
  ['translateX', 900, true],
  ['opacity', 100, true],
  ['opacity', 150, false],
  ['opacity', -1, false],
  ['blur', 5, false],
] as const)('%s up to %d: native %s', (resolver, most, native) => {
  const effect = {
    resolver,
    start: 0,
    midStart: 50,
    midEnd: 50,
    end: 100,
    startValue: 0,
    midValue: 50,
    endValue: most,
  };
  expect(isNative(itemOf(effect))).toBe(native);
});
