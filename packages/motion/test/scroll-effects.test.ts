/** Scroll effects: all 22 worked examples (docs/reference/scroll-effects.md#worked-examples), and properties of every effect. */
import { check } from '@enliven/testing/anything';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Effect,
  effectiveHeight,
  effectValue,
  positionPercent,
  quantizeScroll,
  type Resolver,
  type ScrollItem,
  styleAt,
  type Trigger,
  triggerPoint,
} from '../src/math';
import type { Entry } from '../src/scroll-effects/lists';
import { marginFor } from '../src/scroll-effects/scroll-scene';

/** `0|50|50|100|4|0|-4` as an effect. */
function effect(resolver: Resolver, motion: string): Effect {
  const [start = 0, midStart = 0, midEnd = 0, end = 0, startValue = 0, midValue = 0, endValue = 0] = motion
    .split('|')
    .map(Number);
  return { resolver, start, midStart, midEnd, end, startValue, midValue, endValue };
}

const vertical = effect('translateY', '0|50|50|100|4|0|-4');
const horizontal = effect('translateX', '0|50|50|100|4|0|-4');
const fade = effect('opacity', '0|50|50|100|0|100|100');
const scale = effect('scale', '0|50|50|100|70|100|100');
const rotate = effect('rotate', '0|50|50|100|90|0|0');
const blur = effect('blur', '0|40|60|100|10|0|0');
const plateau = effect('opacity', '10|30|70|90|0|100|0');
const turning = effect('rotate', '0|50|50|100|45|0|-45');
const drifting = effect('translateX', '0|0|0|100|0|0|-2');
const sudden = effect('translateY', '50|50|50|50|4|0|-4');

const usual = { top: 2000, height: 300, viewport: 900, header: 0, mobile: false, trigger: 'middle' as Trigger };
const small = { ...usual, top: 1000, height: 400, viewport: 1000 };
const real = { ...usual, top: 1500, height: 300, viewport: 800 };
type Stage = typeof usual;

/** Returns step, percentage and style for a stage and a scroll position. */
function at(stage: Stage, scroll: number, effects: Effect[]) {
  const point = triggerPoint(stage, stage.trigger, stage.header);
  const step = quantizeScroll(scroll);
  const position = positionPercent(point, step, effectiveHeight(stage.viewport, stage.mobile));
  const item: ScrollItem = { id: '.a', trigger: stage.trigger, effects, statics: [] };
  return { step, position: Math.round(position * 1000) / 1000, style: styleAt(item, position) };
}

describe('the margin around the window in which effects run', () => {
  const moving = (resolver: string, ...values: [number, number, number]) =>
    ({ resolver, startValue: values[0], midValue: values[1], endValue: values[2] }) as unknown as Entry;
  it.each([
    ['is 250 px above, and the given distance below', [moving('opacity', 0, 100, 100)], '250px 9999px 500px'],
    ['grows with a vertical shift, in steps of 500 px', [moving('translateY', 4, 0, -2)], '750px 9999px 1000px'],
    ['does not grow with a horizontal shift', [moving('translateX', 4, 0, -4)], '250px 9999px 500px'],
  ])('%s', (_, entries, margin) => expect(marginFor(entries, 500)).toBe(margin));
});

describe('the worked examples', () => {
  it.each<[number, Stage, Effect, number, number, number, object]>([
    [1, usual, vertical, 1250, 1245, -0.556, { transform: 'translateY(400px)' }],
    [2, usual, vertical, 1475, 1470, 24.444, { transform: 'translateY(204px)' }],
    [3, usual, vertical, 1700, 1695, 49.444, { transform: 'translateY(4px)' }],
    [4, usual, vertical, 1925, 1920, 74.444, { transform: 'translateY(-196px)' }],
    [5, usual, vertical, 2600, 2595, 149.444, { transform: 'translateY(-400px)' }],
    [6, usual, fade, 1475, 1470, 24.444, { opacity: '0.489' }],
    [7, usual, scale, 1475, 1470, 24.444, { transform: 'scale3d(0.847,0.847,0.847)' }],
    [8, usual, rotate, 1475, 1470, 24.444, { transform: 'rotate3d(0,0,1,46.000deg)' }],
    [9, usual, blur, 1400, 1395, 16.111, { filter: 'blur(6px)' }],
    [10, usual, blur, 1610, 1605, 39.444, { filter: 'blur(0px)' }],
    [11, { ...usual, trigger: 'top' }, horizontal, 1325, 1320, 24.444, { transform: 'translateX(204px)' }],
    [12, { ...usual, trigger: 'bottom' }, horizontal, 1625, 1620, 24.444, { transform: 'translateX(204px)' }],
    [13, small, plateau, 400, 405, 20.5, { opacity: '0.525' }],
    [14, small, plateau, 900, 900, 70, { opacity: '1.000' }],
    [15, small, plateau, 1000, 1005, 80.5, { opacity: '0.475' }],
    [16, real, turning, 900, 900, 6.25, { transform: 'rotate3d(0,0,1,39.375deg)' }],
    [17, real, drifting, 1250, 1245, 49.375, { transform: 'translateX(-99px)' }],
    [18, { ...real, header: 80 }, turning, 900, 900, 16.25, { transform: 'rotate3d(0,0,1,30.375deg)' }],
    [19, { ...real, viewport: 700, mobile: true }, turning, 900, 900, 6.25, { transform: 'rotate3d(0,0,1,39.375deg)' }],
    [20, usual, sudden, 1475, 1470, 24.444, { transform: 'translateY(400px)' }],
    [22, { ...usual, top: 100, height: 200 }, fade, 0, 0, 77.778, { opacity: '1.000' }],
  ])('include #%d', (_number, stage, moving, scroll, step, position, style) => {
    expect(at(stage, scroll, [moving])).toEqual({ step, position, style });
  });

  it('include #19, which would not have begun without the extra height', () => {
    expect(at({ ...real, viewport: 700 }, 900, [turning]).style).toEqual({ transform: 'rotate3d(0,0,1,45.000deg)' });
  });

  it('include #20, which never reaches an end value without a range', () => {
    expect(at(usual, 1925, [sudden]).style).toEqual({ transform: 'translateY(0px)' });
    expect(at(usual, 9000, [sudden]).style).toEqual({ transform: 'translateY(0px)' });
  });

  it('include #21, with all six effects at once', () => {
    expect(at(usual, 1475, [vertical, horizontal, fade, scale, rotate, blur]).style).toEqual({
      transform: 'translateY(204px) translateX(204px) scale3d(0.847,0.847,0.847) rotate3d(0,0,1,46.000deg)',
      opacity: '0.489',
      filter: 'blur(4px)',
    });
  });
});

describe('the position of an element', () => {
  it('is 100 % in a window without height', () => {
    expect(positionPercent(500, 0, 0)).toBe(100);
  });

  it('is that of the top while the page bounces beyond the top', () => {
    expect(quantizeScroll(-70)).toBe(0);
    expect([7, 8, 22, 23].map(quantizeScroll)).toEqual([0, 15, 15, 30]);
  });

  it('is rounded as in the original', () => {
    expect(triggerPoint({ top: 10, height: 5 }, 'middle')).toBe(13);
    expect(triggerPoint({ top: 10, height: 5.4 }, 'bottom')).toBe(15);
    expect(triggerPoint({ top: 10, height: 5 }, 'top', 4)).toBe(6);
  });

  it('grows with the scroll position', () => {
    check(fc.tuple(fc.nat(9000), fc.nat(9000), fc.integer({ min: 1, max: 3000 })), ([point, scroll, height]) => {
      expect(positionPercent(point, scroll + 1, height)).toBeGreaterThan(positionPercent(point, scroll, height));
    });
  });
});

describe('every effect', () => {
  const limit = fc.nat(100);
  const value = fc.integer({ min: -400, max: 400 });
  const any = fc
    .tuple(fc.tuple(limit, limit, limit, limit), fc.tuple(value, value, value))
    .map(([limits, values]) => effect('translateY', [...limits.sort((a, b) => a - b), ...values].join('|')));

  it('has values between its smallest and its largest one', () => {
    check(fc.tuple(any, fc.double({ min: -300, max: 300, noNaN: true })), ([moving, position]) => {
      const values = [moving.startValue, moving.midValue, moving.endValue];
      expect(effectValue(moving, position)).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9);
      expect(effectValue(moving, position)).toBeLessThanOrEqual(Math.max(...values) + 1e-9);
    });
  });

  it('has its middle value on the plateau, including both ends', () => {
    check(any, (moving) => {
      for (const position of [moving.midStart, (moving.midStart + moving.midEnd) / 2, moving.midEnd])
        expect(effectValue(moving, position)).toBe(moving.midValue);
    });
  });

  it('is constant before 0 and after 100', () => {
    check(any, (moving) => {
      expect(effectValue(moving, -1000)).toBe(effectValue(moving, 0));
      expect(effectValue(moving, 1000)).toBe(effectValue(moving, 100));
    });
  });
});
