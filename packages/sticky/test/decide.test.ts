/** Sticking, pausing and letting go: the worked examples of the contract (B §11), and what holds everywhere. */
import { check } from '@enliven/testing/anything';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, type StickyInput } from '../src/math';

const module: StickyInput = {
  position: 'top',
  scroll: 0,
  viewport: 800,
  top: 1000,
  bottom: 1100,
  height: 100,
  offset: { top: 0, bottom: 0 },
  surrounding: { top: 0, bottom: 0 },
  limit: { top: undefined, bottom: undefined },
};

/** As the contract's examples have it. */
interface Fields {
  position?: StickyInput['position'];
  viewport?: number;
  top?: number;
  height?: number;
  heightSticky?: number;
  topOffset?: number;
  bottomOffset?: number;
  topSurrounding?: number;
  bottomSurrounding?: number;
  topLimit?: number | undefined;
  bottomLimit?: number | undefined;
}

function inputOf(scroll: number, fields: Fields): StickyInput {
  const { top = module.top, height = module.height, heightSticky = height } = fields;
  const { topOffset = 0, bottomOffset = 0, topSurrounding = 0, bottomSurrounding = 0 } = fields;
  return {
    position: fields.position ?? module.position,
    viewport: fields.viewport ?? module.viewport,
    scroll,
    top,
    bottom: top + height,
    height: heightSticky,
    offset: { top: topOffset, bottom: bottomOffset },
    surrounding: { top: topSurrounding, bottom: bottomSurrounding },
    limit: { top: fields.bottomLimit, bottom: fields.topLimit },
  };
}

/** `normal`, `sticky top`, `paused top -120`. */
function at(scroll: number, fields: Fields): string {
  const decision = decide(inputOf(scroll, fields));
  if (decision.phase === 'normal') return 'normal';
  const { phase, edge } = decision;
  return decision.phase === 'paused' ? `${phase} ${edge} ${decision.margin}` : `${phase} ${edge}`;
}

describe('#1 top, with a limit', () => {
  const fields: Fields = { top: 1100, height: 200, topOffset: 20, bottomLimit: 1900 };
  it.each([
    [1080, 'normal'],
    [1081, 'sticky top'],
    [1679, 'sticky top'],
    [1680, 'paused top 0'],
    [1681, 'paused top -1'],
    [1800, 'paused top -120'],
    [1700, 'paused top -20'],
    [1600, 'sticky top'],
    [1080, 'normal'],
  ])('at %d', (scroll, state) => {
    expect(at(scroll, fields)).toBe(state);
  });
});

describe('#2 bottom, with a limit', () => {
  const fields: Fields = { position: 'bottom', top: 2500, bottomOffset: 30, topLimit: 1000 };
  it.each([
    [0, 'paused bottom -330'],
    [300, 'paused bottom -30'],
    [330, 'paused bottom 0'],
    [331, 'sticky bottom'],
    [400, 'sticky bottom'],
    [1829, 'sticky bottom'],
    [1830, 'normal'],
  ])('at %d', (scroll, state) => {
    expect(at(scroll, fields)).toBe(state);
  });
});

describe('#3 both edges', () => {
  const fields: Fields = { position: 'top_bottom', top: 1500, topOffset: 10, bottomOffset: 20 };
  it.each([
    [0, 'sticky bottom'],
    [819, 'sticky bottom'],
    [820, 'normal'],
    [1490, 'normal'],
    [1491, 'sticky top'],
    [1490, 'normal'],
  ])('at %d', (scroll, state) => {
    expect(at(scroll, fields)).toBe(state);
  });
});

it.each([
  ['A', { top: 200, height: 80, topOffset: 5 }, 196],
  ['B', { top: 900, height: 60, topOffset: 85, topSurrounding: 85 }, 816],
  ['C', { top: 1600, height: 40, topOffset: 145, topSurrounding: 145 }, 1456],
])('#4 %s of a stack', (_name, fields, first) => {
  expect([at(first - 1, fields), at(first, fields)]).toEqual(['normal', 'sticky top']);
});

describe('#6 two in one section', () => {
  const first: Fields = { top: 500, height: 80, bottomLimit: 2000 };
  const second: Fields = { top: 700, height: 60, topOffset: 80, topSurrounding: 80, bottomLimit: 2000 };
  it('each rides up for itself', () => {
    expect([at(1859, second), at(1860, second), at(1890, second)]).toEqual([
      'sticky top',
      'paused top 0',
      'paused top -30',
    ]);
    expect([at(1919, first), at(1920, first)]).toEqual(['sticky top', 'paused top 0']);
  });
});

it.each([
  ['clear of everything', { top: 1000, topOffset: 116 }, 885],
  ['clear of the admin bar', { top: 2000, topOffset: 32 }, 1969],
  ['3 px for "3vh"', { top: 500, topOffset: 3 }, 498],
])('#7, #10 %s', (_name, fields, first) => {
  expect([at(first - 1, fields), at(first, fields)]).toEqual(['normal', 'sticky top']);
});

describe('what never sticks', () => {
  it.each<[string, Fields]>([
    ['no position (#10)', { position: 'none' }],
    ['a window without height', { viewport: 0 }],
    ['a window whose height is not known', { viewport: Number.NaN }],
    ['a module whose place is not known', { top: Number.NaN, position: 'top_bottom' }],
  ])('%s', (_name, fields) => {
    for (const scroll of [0, 500, 5000]) expect(at(scroll, fields)).toBe('normal');
  });
});

it('a module that is smaller while stuck does not jump where it is held', () => {
  const fields: Fields = { top: 500, height: 200, heightSticky: 50, bottomLimit: 2000 };
  expect([at(1949, fields), at(1950, fields), at(1951, fields)]).toEqual([
    'sticky top',
    'paused top 0',
    'paused top -1',
  ]);
});

it('a jump past the limit pushes up and never down', () => {
  expect(at(1800, { top: 1100, height: 200, topOffset: 20, bottomLimit: 1900 })).toBe('paused top -120');
});

it('a module held by modules below it stays above them', () => {
  expect(at(1749, { bottomLimit: 1900, bottomSurrounding: 50 })).toBe('sticky top');
  expect(at(1760, { bottomLimit: 1900, bottomSurrounding: 50 })).toBe('paused top -10');
});

const pixels = fc.integer({ min: 0, max: 4000 });
const both = <T>(value: fc.Arbitrary<T>) => fc.record({ top: value, bottom: value });
const inputs: fc.Arbitrary<StickyInput> = fc
  .record({
    position: fc.constantFrom('none' as const, 'top' as const, 'bottom' as const, 'top_bottom' as const),
    scroll: pixels,
    viewport: fc.integer({ min: 1, max: 2000 }),
    top: pixels,
    bottom: pixels,
    height: pixels,
    offset: both(fc.nat(200)),
    surrounding: both(fc.nat(100)),
    limit: both(fc.option(pixels, { nil: undefined })),
  })
  .map((input) => ({ ...input, bottom: input.top + input.bottom }));

describe('everywhere', () => {
  it('a stuck module stays within its limit', () => {
    check(inputs, (input) => {
      const decision = decide(input);
      if (decision.phase === 'normal') return;
      const { scroll, viewport, height, offset, surrounding, limit } = input;
      const { edge, margin } = decision;
      expect(margin).toBeLessThanOrEqual(0);
      if (edge === 'top') {
        const lower = scroll + offset.top + margin + height + surrounding.bottom;
        expect(lower).toBeLessThanOrEqual(limit.top ?? Number.POSITIVE_INFINITY);
      } else {
        const upper = scroll + viewport - offset.bottom - margin - height - surrounding.top;
        expect(upper).toBeGreaterThanOrEqual(limit.bottom ?? Number.NEGATIVE_INFINITY);
      }
    });
  });

  it('the margin moves with the page, and begins at 0', () => {
    check(inputs, (input) => {
      const [now, next] = [decide(input), decide({ ...input, scroll: input.scroll + 1 })];
      if (now.phase === 'normal' || next.phase === 'normal' || now.edge !== next.edge) return;
      if (now.phase === 'paused' && next.phase === 'paused')
        expect(next.margin - now.margin).toBe(now.edge === 'top' ? -1 : 1);
      if (now.phase === 'sticky') expect(next.margin).toBe(0);
    });
  });
});
