/** When modules stick and are held by limits: the worked examples of docs/reference/sticky.md#worked-examples, and general properties. */
import { check } from '@enliven/testing/anything';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ActivationRanges, activationRanges, edgeAt, marginAt, type StickyPosition } from '../src/math';
import { byEdge } from '../src/sticky/sticky-setting';

/** As in docs/reference/sticky.md#worked-examples: a module held by a limit at the bottom sticks to the top. */
interface Fields {
  position?: StickyPosition;
  viewport?: number;
  top?: number;
  height?: number;
  heightSticky?: number;
  /** Total distance from the edge, including modules that stick before it. */
  topOffset?: number;
  bottomOffset?: number;
  topSurrounding?: number;
  bottomSurrounding?: number;
  topLimit?: number | undefined;
  bottomLimit?: number | undefined;
}

const limitAt = (place: number | undefined) => (place === undefined ? undefined : { top: place, bottom: place });
const NO_OFFSET = { top: 0, bottom: 0 };

function rangesFor(fields: Fields): ActivationRanges {
  const { position = 'top', viewport = 800, top = 1000, height = 100, heightSticky = height } = fields;
  const surrounding = { top: fields.topSurrounding ?? 0, bottom: fields.bottomSurrounding ?? 0 };
  const offset = { top: fields.topOffset ?? 0, bottom: fields.bottomOffset ?? 0 };
  return activationRanges(
    {
      setting: { position, offset: byEdge((edge) => offset[edge] - surrounding[edge]) },
      height: heightSticky,
      chains: byEdge((edge) => [{ setting: { offset: NO_OFFSET }, height: surrounding[edge] }]),
    },
    {
      box: { top, bottom: top + height },
      limits: { top: limitAt(fields.bottomLimit), bottom: limitAt(fields.topLimit) },
    },
    viewport,
  );
}

/** Returns the state as `normal`, `top` or `top -120`, with the margin. */
function at(scroll: number, fields: Fields): string {
  const ranges = rangesFor(fields);
  const edge = edgeAt(ranges, scroll);
  if (!edge) return 'normal';
  const margin = marginAt(ranges, edge, scroll);
  return margin < 0 ? `${edge} ${margin}` : edge;
}

describe('example #1, a module that sticks to the top with a limit,', () => {
  const fields: Fields = { top: 1100, height: 200, topOffset: 20, bottomLimit: 1900 };
  it.each([
    [1080, 'normal'],
    [1081, 'top'],
    [1679, 'top'],
    [1680, 'top'],
    [1681, 'top -1'],
    [1800, 'top -120'],
    [1700, 'top -20'],
    [1600, 'top'],
    [1080, 'normal'],
  ])('is at the scroll position %d in the state "%s"', (scroll, state) => {
    expect(at(scroll, fields)).toBe(state);
  });
});

describe('example #2, a module that sticks to the bottom with a limit,', () => {
  const fields: Fields = { position: 'bottom', top: 2500, bottomOffset: 30, topLimit: 1000 };
  it.each([
    [0, 'bottom -330'],
    [300, 'bottom -30'],
    [330, 'bottom'],
    [331, 'bottom'],
    [400, 'bottom'],
    [1829, 'bottom'],
    [1830, 'normal'],
  ])('is at the scroll position %d in the state "%s"', (scroll, state) => {
    expect(at(scroll, fields)).toBe(state);
  });
});

describe('example #3, a module that sticks to both edges,', () => {
  const fields: Fields = { position: 'top_bottom', top: 1500, topOffset: 10, bottomOffset: 20 };
  it.each([
    [0, 'bottom'],
    [819, 'bottom'],
    [820, 'normal'],
    [1490, 'normal'],
    [1491, 'top'],
    [1490, 'normal'],
  ])('is at the scroll position %d in the state "%s"', (scroll, state) => {
    expect(at(scroll, fields)).toBe(state);
  });
});

it.each([
  ['A', { top: 200, height: 80, topOffset: 5 }, 196],
  ['B', { top: 900, height: 60, topOffset: 85, topSurrounding: 85 }, 816],
  ['C', { top: 1600, height: 40, topOffset: 145, topSurrounding: 145 }, 1456],
])('example #4: module %s of a stack sticks below the modules before it', (_name, fields, first) => {
  expect([at(first - 1, fields), at(first, fields)]).toEqual(['normal', 'top']);
});

describe('example #6: of two modules in one section', () => {
  const first: Fields = { top: 500, height: 80, bottomLimit: 2000 };
  const second: Fields = { top: 700, height: 60, topOffset: 80, topSurrounding: 80, bottomLimit: 2000 };
  it('each is pushed up by its own limit', () => {
    expect([at(1859, second), at(1860, second), at(1890, second)]).toEqual(['top', 'top', 'top -30']);
    expect([at(1919, first), at(1920, first)]).toEqual(['top', 'top']);
  });
});

it.each([
  ['offset by headers and admin bar', { top: 1000, topOffset: 116 }, 885],
  ['offset by the admin bar', { top: 2000, topOffset: 32 }, 1969],
  ['offset by 3 px for "3vh"', { top: 500, topOffset: 3 }, 498],
])('examples #7, #10: a module is %s', (_name, fields, first) => {
  expect([at(first - 1, fields), at(first, fields)]).toEqual(['normal', 'top']);
});

describe('a module never sticks with', () => {
  it.each<[string, Fields]>([
    ['the position none (example #10)', { position: 'none' }],
    ['a window without height', { viewport: 0 }],
    ['a window whose height is not known', { viewport: Number.NaN }],
    ['an unknown position on the page', { top: Number.NaN, position: 'top_bottom' }],
  ])('%s', (_name, fields) => {
    for (const scroll of [0, 500, 5000]) expect(at(scroll, fields)).toBe('normal');
  });
});

it('a module that is smaller while stuck does not jump where it is held', () => {
  const fields: Fields = { top: 500, height: 200, heightSticky: 50, bottomLimit: 2000 };
  expect([at(1949, fields), at(1950, fields), at(1951, fields)]).toEqual(['top', 'top', 'top -1']);
});

it('a jump past the limit pushes up and never down', () => {
  expect(at(1800, { top: 1100, height: 200, topOffset: 20, bottomLimit: 1900 })).toBe('top -120');
});

it('modules that stick to the bottom do not count at a limit for the top', () => {
  for (const position of ['top', 'top_bottom'] as const) {
    expect(at(1800, { position, bottomLimit: 1900, bottomSurrounding: 50 })).toBe('top');
    expect(at(1801, { position, bottomLimit: 1900, bottomSurrounding: 50 })).toBe('top -1');
  }
});

it('modules that stick to the top count at a limit for the bottom', () => {
  const fields: Fields = { position: 'bottom', top: 2500, topLimit: 1000, topSurrounding: 50 };
  expect([at(350, fields), at(349, fields)]).toEqual(['bottom', 'bottom -1']);
});

const pixels = fc.integer({ min: 0, max: 4000 });
const place = fc.option(pixels, { nil: undefined });
const anyFields = fc.record({
  position: fc.constantFrom('none' as const, 'top' as const, 'bottom' as const, 'top_bottom' as const),
  viewport: fc.integer({ min: 1, max: 2000 }),
  top: pixels,
  height: pixels,
  heightSticky: pixels,
  topOffset: fc.nat(200),
  bottomOffset: fc.nat(200),
  topSurrounding: fc.nat(100),
  bottomSurrounding: fc.nat(100),
  topLimit: place,
  bottomLimit: place,
});

describe('for any fields and scroll positions', () => {
  it('a stuck module stays within its limit', () => {
    check(fc.tuple(anyFields, pixels), ([fields, scroll]) => {
      const ranges = rangesFor(fields);
      const edge = edgeAt(ranges, scroll);
      if (!edge) return;
      const margin = marginAt(ranges, edge, scroll);
      expect(margin).toBeLessThanOrEqual(0);
      if (edge === 'top') {
        const lower = scroll + fields.topOffset + margin + fields.heightSticky;
        expect(lower).toBeLessThanOrEqual(fields.bottomLimit ?? Number.POSITIVE_INFINITY);
      } else {
        const window = scroll + fields.viewport - fields.bottomOffset;
        expect(window - margin - fields.heightSticky - fields.topSurrounding).toBeGreaterThanOrEqual(
          fields.topLimit ?? Number.NEGATIVE_INFINITY,
        );
      }
    });
  });

  it('a pushed module moves with the page', () => {
    check(fc.tuple(anyFields, pixels), ([fields, scroll]) => {
      const ranges = rangesFor(fields);
      const [edge, next] = [edgeAt(ranges, scroll), edgeAt(ranges, scroll + 1)];
      if (!edge || edge !== next) return;
      const [margin, after] = [marginAt(ranges, edge, scroll), marginAt(ranges, edge, scroll + 1)];
      if (margin < 0 && after < 0) expect(after - margin).toBe(edge === 'top' ? -1 : 1);
      else expect(Math.abs(after - margin)).toBeLessThanOrEqual(1);
    });
  });
});
