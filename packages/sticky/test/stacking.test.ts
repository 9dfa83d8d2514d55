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

/** Returns modules below each other across the whole page, unless `all` has other fields. */
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

describe('in chains at the top', () => {
  it('three modules across the page stack (example #4)', () => {
    expect(top({}, {}, {})).toEqual(['', 'A', 'AB']);
  });

  it('columns beside each other do not stack (example #5)', () => {
    const [left, right] = [{ right: 500 }, { left: 600, right: 1100, top: 200, bottom: 260 }];
    expect(top(left, right)).toEqual(['', '']);
  });

  it.each<[string, Fields, Fields, string]>([
    ['begins where the module ends', { left: 500, right: 1000 }, { left: 0, right: 500 }, ''],
    ['begins a pixel before the module ends', { left: 499, right: 1000 }, { left: 0, right: 500 }, 'A'],
    // The original includes a module that ends exactly there.
    ['ends where the module begins', { left: 0, right: 500 }, { left: 500, right: 1000 }, 'A'],
    ['ends a pixel before the module begins', { left: 0, right: 499 }, { left: 500, right: 1000 }, ''],
  ])('for a module that %s, the chain is "%s"', (_name, theirs, own, chain) => {
    expect(top(theirs, own)).toEqual(['', chain]);
  });

  it('a module with a limit does not affect one without (example #9)', () => {
    expect(top({ limit: [100, 900] }, {})).toEqual(['', '']);
  });

  it.each<[string, [number, number], [number, number], string]>([
    ['the same limit (#6)', [100, 2000], [100, 2000], 'A'],
    ['a limit within its own', [300, 1500], [100, 2000], 'A'],
    ['a limit that begins above its own', [50, 1500], [100, 2000], ''],
    ['a limit that ends below its own', [300, 2500], [100, 2000], ''],
  ])('a module with %s (%j and %j) has the chain "%s"', (_name, theirs, own, chain) => {
    expect(top({ limit: theirs }, { limit: own })).toEqual(['', chain]);
  });

  it('a module without a limit affects one with a limit', () => {
    expect(top({}, { limit: [800, 2000] })).toEqual(['', 'A']);
  });

  it.each<[string, Fields]>([
    ['ignores surrounding modules', { offsetSurrounding: false }],
    ['sticks to the bottom', { position: 'bottom' }],
    ['does not stick', { position: 'none' }],
  ])('a module that %s is in no chain', (_name, fields) => {
    expect(top(fields, {}, {})).toEqual(['', '', 'B']);
  });

  it('a module that ignores surrounding modules has no chain', () => {
    expect(top({}, { offsetSurrounding: false }, {})).toEqual(['', '', 'A']);
  });

  it('a module that sticks to both edges is in chains at both', () => {
    expect(top({ position: 'top_bottom' }, {})).toEqual(['', 'A']);
    expect(bottom({ position: 'bottom' }, { position: 'top_bottom' })).toEqual(['B', '']);
  });

  it('a chain continues with the chain of the nearest module', () => {
    // Two columns below a header, and a module as wide as the page below them.
    const columns = [{ right: 450 }, { left: 550, top: 900, bottom: 960 }];
    expect(top({}, ...columns, {})).toEqual(['', 'A', 'A', 'AB']);
  });

  it.each([
    ['where the module begins is in the chain', 450, 'A'],
    ['a pixel before is not in the chain', 449, 'B'],
  ])('of two columns, a left one that ends %s', (_name, right, chain) => {
    expect(top({ right, bottom: 960 }, { left: 550, top: 900, bottom: 960 }, { left: 450 })).toEqual(['', '', chain]);
  });

  it('a module beside only the previous candidate is in the chain', () => {
    // Below each other, although the second one is at the right.
    expect(top({ right: 450, bottom: 800 }, { left: 550, top: 900, bottom: 960 }, {})).toEqual(['', '', 'B']);
  });
});

describe('chains at the bottom', () => {
  it('start with the nearest module, in document order', () => {
    const low = { position: 'bottom' as const };
    expect(bottom(low, low, low)).toEqual(['BC', 'C', '']);
  });

  it('are empty for modules that stick to the top', () => {
    expect(bottom({}, {})).toEqual(['', '']);
  });
});

it('surroundingChains() accepts no modules and one module', () => {
  expect(surroundingChains([], 'top').size).toBe(0);
  expect(top({})).toEqual(['']);
});

describe('the offset of a sticky module', () => {
  const setting = (fields: object): StickySetting => settingFor({ fields: { position: 'top', ...fields } }, 'desktop');
  const known: CoveredHeights = { adminBar: 32, headers: 84 };

  it('includes headers and the admin bar (example #7)', () => {
    const at = (edge: Edge, offsetSurrounding: string) => {
      const one = setting({ offsetSurrounding, topOffset: '5px', bottomOffset: '7px' });
      return edgeOffset(
        { setting: one, chains: { top: [], bottom: [] }, coveredHeights: coveredOffset(one, known) },
        edge,
      );
    };
    expect([at('top', 'on'), at('top', 'off'), at('bottom', 'on')]).toEqual([121, 37, 7]);
  });

  it('includes a theme builder’s header at the bottom only if the site enables it, and no footer', () => {
    const heights = { ...known, builderHeader: 80 };
    expect(coveredOffset(setting({}), heights)).toEqual({ top: 116, bottom: 80 });
    expect(coveredOffset(setting({}), heights, true)).toEqual({ top: 116, bottom: 0 });
  });

  it('includes the modules before it, with their offsets and current heights (example #4)', () => {
    const a = { setting: setting({ topOffset: '5px', bottomOffset: '7px' }), height: 80 };
    const b = { setting: setting({}), height: 60 };
    const top = (...chain: (typeof a)[]) =>
      edgeOffset({ setting: setting({}), chains: { top: chain, bottom: [] } }, 'top');
    expect([top(), top(a), top(a, b)]).toEqual([0, 85, 145]);
    expect(surroundingOffset({ chains: { top: [], bottom: [a, b] } }, 'bottom')).toBe(147);
  });

  it('must leave space for the page', () => {
    expect([leavesRoom(160, 400), leavesRoom(161, 400)]).toEqual([true, false]);
    // Windows of common heights have enough space.
    expect(leavesRoom(600, 800)).toBe(true);
  });
});

it('the z-index of headers is above that of the page, and that of footers below (example #8)', () => {
  expect(STICKY_Z_INDEX).toEqual({ header: 10010, body: 10000, footer: 9990 });
});
