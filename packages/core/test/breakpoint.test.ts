/** Breakpoint for a width: the theme's three, a site's own list, and malformed data. */
import { checkAll } from '@enliven/testing/anything';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Breakpoint, breakpointFor, DEFAULT_BREAKPOINTS, parseBreakpoints } from '../src/stores/breakpoint';

/** As a Divi 5 page prints it. */
const divi5 = (...enabledBreakpoints: unknown[]) => ({ enabledBreakpoints });
const pixels = (value: unknown) => ({ value });

describe('breakpointFor with the default breakpoints', () => {
  it.each([
    [0, 'phone'],
    [320, 'phone'],
    [767, 'phone'],
    [768, 'tablet'],
    [980, 'tablet'],
    [981, 'desktop'],
    [5000, 'desktop'],
    [767.5, 'tablet'],
    [980.5, 'desktop'],
  ])('returns for %d px: %s', (width, mode) => {
    expect(breakpointFor(width)).toBe(mode);
  });
});

describe('breakpointFor with a site’s own list', () => {
  const seven: Breakpoint[] = [
    { name: 'phone', max: 767 },
    { name: 'phoneWide', max: 860 },
    { name: 'tablet', max: 980 },
    { name: 'tabletWide', max: 1024 },
    { name: 'desktop', base: true },
    { name: 'widescreen', min: 1280 },
    { name: 'ultraWide', min: 1440 },
  ];

  it.each([
    [500, 'phone'],
    [800, 'phoneWide'],
    [980, 'tablet'],
    [1000, 'tabletWide'],
    [1100, 'desktop'],
    [1280, 'widescreen'],
    [1439, 'widescreen'],
    [1440, 'ultraWide'],
  ])('returns for %d px, in either order of the list: %s', (width, mode) => {
    expect(breakpointFor(width, seven)).toBe(mode);
    expect(breakpointFor(width, [...seven].reverse())).toBe(mode);
  });

  it('prefers a breakpoint with minimum and maximum to the one with the smallest maximum', () => {
    const list: Breakpoint[] = [
      { name: 'desktop', base: true },
      { name: 'phone', max: 700 },
      { name: 'fold', min: 600, max: 720 },
    ];
    expect(breakpointFor(650, list)).toBe('fold');
    expect(breakpointFor(599, list)).toBe('phone');
    expect(breakpointFor(721, list)).toBe('desktop');
  });

  it('prefers a maximum to a minimum', () => {
    const list: Breakpoint[] = [
      { name: 'wide', min: 500 },
      { name: 'narrow', max: 800 },
    ];
    expect(breakpointFor(600, list)).toBe('narrow');
  });

  it('returns the name of the base, or "desktop" when the list has no base', () => {
    expect(breakpointFor(1200, [{ name: 'bureau', base: true }])).toBe('bureau');
    expect(breakpointFor(1200, [{ name: 'phone', max: 700 }])).toBe('desktop');
    expect(breakpointFor(1200, [])).toBe('desktop');
  });

  it('never chooses the base by its limits', () => {
    const list = [
      { name: 'desktop', base: true, max: 400 },
      { name: 'phone', max: 700 },
    ];
    expect(breakpointFor(300, list)).toBe('phone');
  });
});

describe('parseBreakpoints', () => {
  it('reads the breakpoints that Divi 5 prints', () => {
    const data = divi5(
      { name: 'desktop', enable: true, order: 10, baseDevice: true },
      { name: 'tablet', enable: true, order: 20, maxWidth: pixels('980px') },
      { name: 'phone', enable: true, order: 30, maxWidth: pixels('767px') },
      { name: 'widescreen', enable: true, order: 40, minWidth: pixels('1280px') },
    );
    expect(parseBreakpoints(data)).toEqual([...DEFAULT_BREAKPOINTS, { name: 'widescreen', min: 1280 }]);
  });

  it('reads numbers, numeric text and the booleans of WordPress', () => {
    const data = divi5(
      { name: 'base', baseDevice: '1' },
      { name: 'small', maxWidth: pixels(600) },
      { name: 'large', minWidth: pixels('1400.5') },
    );
    expect(parseBreakpoints(data)).toEqual([
      { name: 'base', base: true },
      { name: 'small', max: 600 },
      { name: 'large', min: 1400.5 },
    ]);
  });

  it('leaves out breakpoints that are disabled or have no name', () => {
    const data = divi5(
      { name: 'phone', maxWidth: pixels('767px') },
      { name: 'phoneWide', enable: false, maxWidth: pixels('860px') },
      { name: '', maxWidth: pixels('900px') },
      { maxWidth: pixels('900px') },
      null,
      'tablet',
    );
    expect(parseBreakpoints(data)).toEqual([{ name: 'phone', max: 767 }]);
  });

  it('keeps a breakpoint without its limit when the limit is no number', () => {
    expect(parseBreakpoints(divi5({ name: 'tablet', maxWidth: pixels('auto'), minWidth: 'none' }))).toEqual([
      { name: 'tablet' },
    ]);
  });

  it.each([
    [undefined],
    [null],
    ['{}'],
    [[]],
    [{}],
    [{ enabledBreakpoints: {} }],
    [{ enabledBreakpoints: [] }],
    [divi5(1, null, [])],
  ])('returns the theme’s three breakpoints for %j', (data) => {
    expect(parseBreakpoints(data)).toBe(DEFAULT_BREAKPOINTS);
  });

  it('returns a non-empty list for any data, in which every width has a breakpoint', () =>
    checkAll([fc.anything(), fc.array(fc.anything()), fc.double()], (any, list, width) => {
      for (const data of [any, { enabledBreakpoints: list }]) {
        const found = parseBreakpoints(data);
        expect(found.length).toBeGreaterThan(0);
        expect(breakpointFor(width, found)).toEqual(expect.any(String));
      }
    }));
});
