/** Offsets of stacked modules: chains, and their sums in pixels (docs/reference/sticky.md). */
import { describe, expect, it } from 'vitest';
import {
  type CoveredHeights,
  coveredOffset,
  type Edge,
  edgeOffset,
  leavesRoom,
  STICKY_Z_INDEX,
  type StackedModule,
  type StickySetting,
  settingFor,
  surroundingChains,
  surroundingOffset,
} from '../src/math';

type Fields = Partial<Omit<StackedModule, 'limits'>> & { limit?: [top: number, bottom: number] };

/** Modules below each other across the whole page, unless told otherwise. */
const stack = (...all: Fields[]): StackedModule[] =>
  all.map(({ limit, ...fields }, at) => {
    const box = limit && { top: limit[0], bottom: limit[1] };
    return {
      id: 'ABCDEFG'.charAt(at),
      position: 'top',
      offsetSurrounding: true,
      left: 0,
      right: 1000,
      top: 200 + 700 * at,
      bottom: 260 + 700 * at,
      limits: { top: box, bottom: box },
      ...fields,
    };
  });

const top = (...all: Fields[]) => [...surroundingChains(stack(...all), 'top').values()].map((chain) => chain.join(''));
const bottom = (...all: Fields[]) =>
  [...surroundingChains(stack(...all), 'bottom')].sort().map(([, chain]) => chain.join(''));

describe('chains at the top', () => {
  it('#4 three across the page', () => {
    expect(top({}, {}, {})).toEqual(['', 'A', 'AB']);
  });

  it('#5 columns beside each other', () => {
    const [left, right] = [{ right: 500 }, { left: 600, right: 1100, top: 200, bottom: 260 }];
    expect(top(left, right)).toEqual(['', '']);
  });

  it.each<[string, Fields, Fields, string]>([
    ['begins where the module ends', { left: 500, right: 1000 }, { left: 0, right: 500 }, ''],
    ['begins a pixel before the module ends', { left: 499, right: 1000 }, { left: 0, right: 500 }, 'A'],
    // The original counts what ends exactly there.
    ['ends where the module begins', { left: 0, right: 500 }, { left: 500, right: 1000 }, 'A'],
    ['ends a pixel before the module begins', { left: 0, right: 499 }, { left: 500, right: 1000 }, ''],
  ])('one that %s', (_name, theirs, own, chain) => {
    expect(top(theirs, own)).toEqual(['', chain]);
  });

  it('#9 a limited module above an unlimited one', () => {
    expect(top({ limit: [100, 900] }, {})).toEqual(['', '']);
  });

  it.each<[string, [number, number], [number, number], string]>([
    ['the same limit (#6)', [100, 2000], [100, 2000], 'A'],
    ['a limit within its own', [300, 1500], [100, 2000], 'A'],
    ['a limit that begins above its own', [50, 1500], [100, 2000], ''],
    ['a limit that ends below its own', [300, 2500], [100, 2000], ''],
  ])('%s', (_name, theirs, own, chain) => {
    expect(top({ limit: theirs }, { limit: own })).toEqual(['', chain]);
  });

  it('an unlimited module above a limited one', () => {
    expect(top({}, { limit: [800, 2000] })).toEqual(['', 'A']);
  });

  it.each<[string, Fields]>([
    ['keeps to itself', { offsetSurrounding: false }],
    ['sticks to the bottom', { position: 'bottom' }],
    ['does not stick', { position: 'none' }],
  ])('one that %s is in nobody’s way', (_name, fields) => {
    expect(top(fields, {}, {})).toEqual(['', '', 'B']);
  });

  it('one that keeps to itself has no chain', () => {
    expect(top({}, { offsetSurrounding: false }, {})).toEqual(['', '', 'A']);
  });

  it('one at both edges counts at both', () => {
    expect(top({ position: 'top_bottom' }, {})).toEqual(['', 'A']);
    expect(bottom({ position: 'bottom' }, { position: 'top_bottom' })).toEqual(['B', '']);
  });

  it('goes on with the chain of the nearest, not with all that remain', () => {
    // Two columns under a header, and below them something as wide as the page.
    const columns = [{ right: 450 }, { left: 550, top: 900, bottom: 960 }];
    expect(top({}, ...columns, {})).toEqual(['', 'A', 'A', 'AB']);
  });

  it.each([
    ['where the module begins is beside it', 450, 'A'],
    ['a pixel before leaves the module to it', 449, 'B'],
  ])('one at the right of another that ends %s', (_name, right, chain) => {
    expect(top({ right, bottom: 960 }, { left: 550, top: 900, bottom: 960 }, { left: 450 })).toEqual(['', '', chain]);
  });

  it('one that is only beside the candidate before it is in the way', () => {
    // Below each other, although the second is at the right.
    expect(top({ right: 450, bottom: 800 }, { left: 550, top: 900, bottom: 960 }, {})).toEqual(['', '', 'B']);
  });
});

describe('chains at the bottom', () => {
  it('begin with the nearest, in the page’s order', () => {
    const low = { position: 'bottom' as const };
    expect(bottom(low, low, low)).toEqual(['BC', 'C', '']);
  });

  it('are none for what sticks to the top', () => {
    expect(bottom({}, {})).toEqual(['', '']);
  });
});

it('has chains for no modules and for one', () => {
  expect(surroundingChains([], 'top').size).toBe(0);
  expect(top({})).toEqual(['']);
});

describe('pixels', () => {
  const setting = (fields: object): StickySetting => settingFor({ fields: { position: 'top', ...fields } }, 'desktop');
  const known: CoveredHeights = { adminBar: 32, headers: 84 };

  it('#7 with headers and an admin bar', () => {
    const at = (edge: Edge, offsetSurrounding: string) => {
      const one = setting({ offsetSurrounding, topOffset: '5px', bottomOffset: '7px' });
      return edgeOffset(
        { setting: one, chains: { top: [], bottom: [] }, coveredHeights: coveredOffset(one, known) },
        edge,
      );
    };
    expect([at('top', 'on'), at('top', 'off'), at('bottom', 'on')]).toEqual([121, 37, 7]);
  });

  it('the header of a theme builder only keeps off what sticks below, where a site wants that, and no footer', () => {
    const heights = { ...known, builderHeader: 80 };
    expect(coveredOffset(setting({}), heights)).toEqual({ top: 116, bottom: 80 });
    expect(coveredOffset(setting({}), heights, true)).toEqual({ top: 116, bottom: 0 });
  });

  it('#4 the modules before it count with their offsets, as high as they are now', () => {
    const a = { setting: setting({ topOffset: '5px', bottomOffset: '7px' }), height: 80 };
    const b = { setting: setting({}), height: 60 };
    const top = (...chain: (typeof a)[]) =>
      edgeOffset({ setting: setting({}), chains: { top: chain, bottom: [] } }, 'top');
    expect([top(), top(a), top(a, b)]).toEqual([0, 85, 145]);
    expect(surroundingOffset({ chains: { top: [], bottom: [a, b] } }, 'bottom')).toBe(147);
  });

  it('what sticks must leave room for the page', () => {
    expect([leavesRoom(160, 400), leavesRoom(161, 400)]).toEqual([true, false]);
    // Windows of any height that is usual have enough.
    expect(leavesRoom(600, 800)).toBe(true);
  });
});

it('#8 headers lie above pages, and pages above footers', () => {
  expect(STICKY_Z_INDEX).toEqual({ header: 10010, body: 10000, footer: 9990 });
});
