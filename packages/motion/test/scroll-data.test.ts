/** Page data of scroll effects, including malformed data (docs/reference/scroll-effects.md#reading). */
import { almost, anything, check } from '@enliven/testing/anything';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextItems, problemText, readScrollData, type ScrollItem } from '../src/math';

const rotation = {
  id: '.et_pb_image_2',
  start: 0,
  midStart: 50,
  midEnd: 50,
  end: 100,
  startValue: 45,
  midValue: 0,
  endValue: -45,
  resolver: 'rotate',
  module_type: 'et_pb_image',
  trigger_start: 'middle',
  trigger_end: 'middle',
};
const shift = {
  ...rotation,
  id: '.et_pb_row_1',
  resolver: 'translateY',
  startValue: 4,
  endValue: -4,
  trigger_start: 'top',
};
const blur = { ...shift, resolver: 'blur', startValue: '10em', endValue: 0 };

const ids = (list: readonly ScrollItem[] | undefined) => list?.map(({ id }) => id);

describe('readScrollData for Divi 4', () => {
  it('groups the effects of one module, with the transforms of its first entry', () => {
    const { devices, marked, problems } = readScrollData({
      desktop: [
        { ...shift, transforms: { rotateZ: '5deg', scaleX: 1.2 } },
        { ...blur, transforms: { skewX: '9deg' } },
        rotation,
      ],
      tablet: [rotation],
      phone: [],
    });
    expect(problems).toEqual([]);
    expect(marked).toEqual(['.et_pb_row_1', '.et_pb_image_2']);
    const [row, image] = devices.get('desktop') ?? [];
    expect(row).toEqual({
      id: '.et_pb_row_1',
      trigger: 'top',
      statics: [
        ['rotateZ', '5deg'],
        ['scaleX', '1.2'],
      ],
      effects: [
        {
          resolver: 'translateY',
          start: 0,
          midStart: 50,
          midEnd: 50,
          end: 100,
          startValue: 4,
          midValue: 0,
          endValue: -4,
        },
        {
          resolver: 'blur',
          start: 0,
          midStart: 50,
          midEnd: 50,
          end: 100,
          startValue: 10,
          midValue: 0,
          endValue: 0,
          unit: 'em',
        },
      ],
    });
    expect(image?.trigger).toBe('middle');
    expect(ids(devices.get('tablet'))).toEqual(['.et_pb_image_2']);
    expect(devices.get('phone') ?? []).toEqual([]);
  });

  it('lists the children of a grid separately, without the transforms', () => {
    const grid = {
      ...rotation,
      id: '.et_pb_gallery_0',
      module_type: 'et_pb_gallery',
      grid_motion: 'on',
      children_count: '4',
      module_index: 0,
      transforms: { scaleX: 2 },
    };
    const { devices, marked } = readScrollData({ desktop: [grid, { ...grid, resolver: 'opacity' }] });
    expect(ids(devices.get('desktop'))).toEqual([0, 1, 2, 3].map((at) => `.et_pb_gallery_item_0_${at}`));
    expect(devices.get('desktop')?.[3]).toMatchObject({
      statics: [],
      effects: [{ resolver: 'rotate' }, { resolver: 'opacity' }],
    });
    expect(marked).toEqual(['.et_pb_gallery_0']);
  });

  it.each([
    [{ grid_motion: 'on', child_slug: 'et_pb_tab', children_count: 0 }, []],
    [{ grid_motion: 'on', children_count: 0 }, []],
    [{ grid_motion: 'on', children_count: -3 }, []],
    [
      { grid_motion: 'on', children_count: '2 posts', module_index: '7' },
      ['.et_pb_image_item_7_0', '.et_pb_image_item_7_1'],
    ],
    [{ grid_motion: 'off', children_count: 5 }, ['.et_pb_image_2']],
  ])('lists for the grid %j: %j', (fields, expected) => {
    expect(ids(readScrollData({ desktop: [{ ...rotation, ...fields }] }).devices.get('desktop'))).toEqual(expected);
  });
});

describe('readScrollData for Divi 5', () => {
  it('reads lists by selector with any breakpoint, and ignores grid settings, which the server has resolved', () => {
    const { devices } = readScrollData(undefined, {
      '.a': { desktop: [{ ...rotation, id: '.a', grid_motion: 'on', children_count: 3 }], tabletWide: [{ id: '.a' }] },
      '.b > .c': { desktop: [{ ...rotation, id: undefined, module_type: undefined }] },
    });
    expect(ids(devices.get('desktop'))).toEqual(['.a', '.b > .c']);
    expect(devices.get('tabletWide')).toEqual([{ id: '.a', trigger: 'middle', effects: [], statics: [] }]);
  });

  it('prefers the older source for a selector in both, at the position of the newer one', () => {
    const native = { '.et_pb_row_1': { desktop: [rotation] }, '.z': { desktop: [{ ...rotation, id: '.z' }] } };
    const { devices } = readScrollData({ desktop: [rotation, shift] }, native);
    expect(devices.get('desktop')?.map(({ id, effects }) => [id, effects[0]?.resolver])).toEqual([
      ['.et_pb_row_1', 'translateY'],
      ['.z', 'rotate'],
      ['.et_pb_image_2', 'rotate'],
    ]);
  });
});

describe('an effect in the page’s data', () => {
  const effectOf = (fields: object) =>
    readScrollData({ desktop: [{ ...rotation, ...fields }] }).devices.get('desktop')?.[0]?.effects[0];

  it.each([
    [
      { start: 80, midStart: 20 },
      { start: 20, midStart: 50, midEnd: 80, end: 100 },
    ],
    [
      { start: -20, end: 130 },
      { start: 0, end: 100 },
    ],
    [
      { start: undefined, midStart: null, midEnd: '', end: '' },
      { start: 0, midStart: 50, midEnd: 50, end: 100 },
    ],
    [{ startValue: '45.7deg' }, { startValue: 45.7 }],
    [
      { startValue: undefined, resolver: 'scale', endValue: null },
      { startValue: 100, endValue: 100 },
    ],
    [
      { startValue: Number.NaN, endValue: Number.POSITIVE_INFINITY },
      { startValue: 0, endValue: 0 },
    ],
  ])('with %j is read as %j', (fields, expected) => {
    expect(effectOf(fields)).toMatchObject(expected);
  });

  it('has the trigger middle when its trigger is unknown', () => {
    const data = readScrollData({ desktop: [{ ...rotation, trigger_start: 'elbow' }] });
    expect(data.devices.get('desktop')?.[0]?.trigger).toBe('middle');
  });
});

describe('nextItems', () => {
  const item = (id: string, resolver?: 'rotate'): ScrollItem => ({
    id,
    trigger: 'middle',
    statics: [],
    effects: resolver
      ? [{ resolver, start: 0, midStart: 50, midEnd: 50, end: 100, startValue: 1, midValue: 0, endValue: 0 }]
      : [],
  });

  it('replaces listed effects, ends disabled ones, and keeps the others', () => {
    const desktop = nextItems(new Map(), [item('.a', 'rotate'), item('.b', 'rotate'), item('.c', 'rotate')]);
    const phone = nextItems(desktop, [item('.b'), { ...item('.c', 'rotate'), trigger: 'top' }]);
    expect([...phone.keys()]).toEqual(['.a', '.c']);
    expect(phone.get('.c')?.trigger).toBe('top');
    expect([...desktop.keys()]).toEqual(['.a', '.b', '.c']);
    expect(nextItems(phone, undefined)).toEqual(phone);
  });
});

describe('malformed data', () => {
  it.each([[undefined], [null], [[]], [{}], [{ desktop: [], tablet: [], phone: [] }], [{ desktop: null }]])(
    'such as %j results in no effects and no problems',
    (data) => {
      const { devices, marked, problems } = readScrollData(data, data);
      expect([[...devices.values()].flat(), marked, problems]).toEqual([[], [], []]);
    },
  );

  it.each([
    [
      'text',
      'et_pb_motion_elements is a value of type string, so nothing is taken from it. Print it as the theme does.',
    ],
    [7, 'et_pb_motion_elements is a value of type number, so nothing is taken from it. Print it as the theme does.'],
    [[rotation], 'et_pb_motion_elements is a list, so nothing is taken from it. Print it as the theme does.'],
    [
      { desktop: 'all' },
      'et_pb_motion_elements, desktop, is a value of type string and not a list, so it is left out. Print it as the theme does.',
    ],
    [
      { desktop: [{ ...rotation, id: '' }, 7, null] },
      'an entry of et_pb_motion_elements, desktop, names no selector, so it moves nothing. Check its id, class or selector. So it is with 2 more.',
    ],
    [
      { desktop: [{ ...rotation, resolver: 'wobble' }] },
      'scroll effect "wobble" of ".et_pb_image_2" is not translateY, translateX, opacity, scale, rotate or blur, so it is left out. Check its resolver.',
    ],
    [
      { desktop: [{ ...rotation, startValue: 'far' }] },
      'startValue of the scroll effect of ".et_pb_image_2" is no number, so 0 is used. Check that module.',
    ],
    [
      { desktop: [{ ...rotation, grid_motion: 'on', children_count: 1e9 }] },
      '".et_pb_image_2" says it has 1000000000 children, so only 500 move. Check its children_count.',
    ],
  ])('such as %j is described in a sentence', (data, sentence) => {
    expect(readScrollData(data).problems.map(problemText)).toEqual([sentence]);
  });

  it('in one entry does not affect other entries', () => {
    const { devices, problems } = readScrollData({ desktop: [{ ...shift, resolver: 7 }, null, rotation], tablet: 3 });
    expect(devices.get('desktop')?.map(({ id, effects }) => [id, effects.length])).toEqual([
      ['.et_pb_row_1', 0],
      ['.et_pb_image_2', 1],
    ]);
    expect(problems).toHaveLength(3);
  });

  it('in ten thousand entries is described once, in less than four seconds', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => ({ ...rotation, id: `.m_${at % 5000}`, resolver: 'x' }));
    const native = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`.n_${at}`, 'x']));
    const before = performance.now();
    const { problems } = readScrollData({ desktop: many, tablet: many, phone: many }, native);
    expect(problems).toHaveLength(2);
    expect(performance.now() - before).toBeLessThan(4000);
  });

  it('never causes an error, and results in usable effects', () => {
    const fields = almost('start', 'midStart', 'end', 'startValue', 'grid_motion', 'children_count', 'transforms');
    const kinds = fc.record({
      id: fc.constantFrom('.a', '.b', '', null, 7),
      resolver: fc.constantFrom('blur', 'opacity', 'translateX', 'scale', 'wobble', undefined),
      module_type: fc.constantFrom('et_pb_gallery', undefined, {}),
    });
    const entry = fc.tuple(fields, kinds).map(([some, others]) => ({ ...some, ...others }));
    const lists = fc.dictionary(fc.constantFrom('desktop', 'tablet', '__proto__'), fc.oneof(anything, fc.array(entry)));
    check(
      fc.tuple(fc.oneof(anything, lists), fc.oneof(anything, fc.dictionary(fc.string(), lists))),
      ([legacy, native]) => {
        const { devices } = readScrollData(legacy, native);
        for (const { id, effects } of [...devices.values()].flat()) {
          expect(id).toBeTypeOf('string');
          for (const { start, midStart, midEnd, end, startValue } of effects) {
            expect([0, start, midStart, midEnd, end, 100]).toEqual(
              [0, start, midStart, midEnd, end, 100].sort((a, b) => a - b),
            );
            expect(startValue).toSatisfy(Number.isFinite);
          }
        }
      },
      150,
    );
  });
});
