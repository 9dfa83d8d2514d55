/** Times as text: every example of docs/reference/players.md#times. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isDropFrame,
  secondsToTimeCode,
  smpteToSeconds,
  type TimeCodeOptions,
  timeCodeToSeconds,
} from '../../src/time';

describe('secondsToTimeCode', () => {
  it.each<[number, TimeCodeOptions, string]>([
    [36, {}, '00:36'],
    [70, {}, '01:10'],
    [3600, {}, '01:00:00'],
    [35_999, {}, '09:59:59'],
    [36, { hours: true }, '00:00:36'],
    [36.45, { hours: true, frames: true, fps: 32 }, '00:00:36:14'],
    [123.45, { hours: true, frames: true }, '00:02:03:11'],
    [36.45, { frames: true, fps: 29.97 }, '00:00:36;12'],
    [36.45, { hours: true, frames: true, fps: 29.97 }, '00:00:36;12'],
    [36.45, { frames: true }, '00:36:11'],
    [75, { format: 'm:ss' }, '1:15'],
    [75, { format: 'm:s' }, '1:15'],
    [65, { format: 'm:s' }, '1:5'],
    [3661, { format: 'mm:ss' }, '01:01:01'],
    [3661, { format: 'm:ss' }, '1:01:01'],
    [65, { format: 'ss' }, '01:05'],
    [5, { format: 'ss' }, '05'],
    [3661, { format: 'ss' }, '01:01:01'],
    [5, { format: 'h:mm:ss' }, '0:00:05'],
    [5.5, { format: 'mm:ss:ff' }, '00:05:12'],
    [5, { format: '' }, '00:05'],
    [65, { format: 'constructor' }, '01:05'],
    [-20, {}, '00:00'],
    [Number.NaN, {}, '00:00'],
    ['x' as unknown as number, {}, '00:00'],
    [undefined as unknown as number, {}, '00:00'],
    [86_399, {}, '23:59:59'],
    [86_400, {}, '24:00:00'],
    [90_000, {}, '25:00:00'],
    [360_000, {}, '100:00:00'],
    [Number.POSITIVE_INFINITY, { live: 'Live Broadcast' }, 'Live Broadcast'],
    [Number.POSITIVE_INFINITY, {}, ''],
    [59.9, {}, '00:59'],
    [70.5, { decimals: 2 }, '01:10.00'],
    [60, { fps: 29.97 }, '01:00'],
  ])('formats %d with %o as %s', (seconds, options, expected) =>
    expect(secondsToTimeCode(seconds, options)).toBe(expected),
  );

  it('skips frame numbers each minute except the tenth', () => {
    const code = (frame: number) => secondsToTimeCode(frame / 29.97, { frames: true, fps: 29.97 });
    expect([1799, 1800, 17_981, 17_982].map(code)).toEqual([
      '00:00:59;29',
      '00:01:00;02',
      '00:09:59;29',
      '00:10:00;00',
    ]);
  });
});

describe('timeCodeToSeconds', () => {
  it.each<[string, number | undefined, number]>([
    ['00:00:36', undefined, 36],
    ['00:36', undefined, 36],
    ['36', undefined, 36],
    ['01:00:00', undefined, 3600],
    ['10:00', undefined, 600],
    ['00:01:75', undefined, 135],
    ['00:00:36:10', undefined, 36.4],
    ['00:00:36:10', 30, 36.333],
    ['00:00:36;10', 29.97, 36.37],
    ['00:01:00;02', 29.97, 60.06],
    ['00:00:36;10', 25, 36.4],
    [' 1:22 ', undefined, 82],
  ])('reads %s at %d fps', (text, fps, expected) => expect(timeCodeToSeconds(text, fps)).toBe(expected));

  it.each(['9', '1:2', 'abc', '', 'x36', '36x', '00:36:', '-36', '00:00:36.5', '01:02:03:04:05', '00::36'])(
    'throws for %j, which has another format',
    (text) => expect(() => timeCodeToSeconds(text)).toThrow(new TypeError('Time code must have the format `00:00:00`')),
  );

  it.each([36, null, undefined, {}, ['00:36']])('%j is no text', (value) =>
    expect(() => timeCodeToSeconds(value as string)).toThrow(new TypeError('Time must be a string')),
  );

  it('reads all texts of secondsToTimeCode()', () => {
    fc.assert(
      fc.property(fc.nat(400_000), fc.boolean(), (seconds, hours) => {
        expect(timeCodeToSeconds(secondsToTimeCode(seconds, { hours }))).toBe(seconds);
      }),
      { seed: 3 },
    );
    fc.assert(
      fc.property(fc.nat(3_000_000), fc.constantFrom(24, 25, 29.97, 30, 59.94), (frame, fps) => {
        const code = secondsToTimeCode(frame / fps, { hours: true, frames: true, fps });
        expect(timeCodeToSeconds(code, fps)).toBeCloseTo(frame / fps, 2);
      }),
      { seed: 3 },
    );
  });
});

describe('smpteToSeconds', () => {
  it.each([
    ['00:02:36.45', 156.45],
    ['00:01,1', 1.1],
    ['36', 36],
    ['', 0],
    ['1:2:3:4', 223_384],
    [' 1:00 ', 60],
    ['aa:bb', Number.NaN],
  ])('reads %j as %d', (text, expected) => expect(smpteToSeconds(text)).toBe(expected));

  it.each([36, null, undefined])('%j is no text', (value) =>
    expect(() => smpteToSeconds(value as unknown as string)).toThrow(new TypeError('Argument must be a string value')),
  );
});

describe('isDropFrame', () => {
  it.each([
    [29.97, true],
    [30_000 / 1001, true],
    [59.94, true],
    [30, false],
    [25, false],
    [23.976, false],
  ])('is, for %d fps, %s', (fps, expected) => expect(isDropFrame(fps)).toBe(expected));
});
