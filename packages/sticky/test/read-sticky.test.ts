/** Page data of sticky modules, including malformed data (docs/reference/sticky.md#data). */
import { almost, anything, check } from '@enliven/testing/anything';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  deviceValue,
  limitSelector,
  problemsOf,
  problemText,
  readSticky,
  type StickyEntry,
  type StickySetting,
  type StickyStyles,
  settingFor,
  stylesFor,
} from '../src/math';

const page = {
  et_pb_section_0_tb_header: {
    id: 'et_pb_section_0_tb_header',
    selector: '.et_pb_section_0_tb_header',
    position: 'top',
    topOffset: '0px',
    bottomOffset: '0px',
    topLimit: 'none',
    bottomLimit: 'none',
    offsetSurrounding: 'on',
    transition: 'on',
    styles: { module_alignment: { desktop: '', tablet: '', phone: '' } },
  },
  et_pb_sidebar_0: {
    id: 'et_pb_sidebar_0',
    selector: '.et_pb_sidebar_0',
    position: { desktop: 'top', tablet: 'none', phone: 'none' },
    topOffset: { desktop: '30px', tablet: '0px', phone: '0px' },
    bottomOffset: '0px',
    topLimit: 'none',
    bottomLimit: 'section',
    offsetSurrounding: 'on',
    transition: 'on',
    styles: { module_alignment: { desktop: 'center', tablet: '', phone: '' }, width: { desktop: '80%' } },
    stickyStyles: { width: '50vw' },
  },
  et_pb_button_0: {
    id: 'et_pb_button_0',
    selector: '.et_pb_button_0_wrapper',
    position: 'bottom',
    topOffset: '',
    bottomOffset: '20px',
    topLimit: 'row',
    bottomLimit: '',
    offsetSurrounding: 'off',
    transition: 'on',
    styles: { positioning: 'relative', module_alignment: { desktop: 'left', tablet: '', phone: '' } },
    stickyStyles: { position_origin_r: 'top_left', vertical_offset: '10px', horizontal_offset: '' },
  },
};

const read = (id: keyof typeof page, device: string): StickySetting & StickyStyles => {
  expect(problemsOf(page, undefined, device)).toEqual([]);
  const entry = readSticky(page).find((one) => one.id === id) as StickyEntry;
  return { ...settingFor(entry, device), ...stylesFor(entry, device) };
};

describe('readSticky and settingFor, for a page with three modules,', () => {
  it('read a header', () => {
    expect(read('et_pb_section_0_tb_header', 'phone')).toEqual({
      position: 'top',
      offset: { top: 0, bottom: 0 },
      limit: { top: undefined, bottom: undefined },
      offsetSurrounding: true,
      transition: true,
      alignment: '',
      width: '',
      maxWidth: '',
      stickyWidth: '',
      stickyMaxWidth: '',
      origin: '',
      verticalOffset: '',
      horizontalOffset: '',
    });
  });

  it('read a sidebar that sticks on desktops only', () => {
    expect(read('et_pb_sidebar_0', 'desktop')).toMatchObject({
      position: 'top',
      offset: { top: 30 },
      limit: { top: 'section' },
      alignment: 'center',
      width: '80%',
      stickyWidth: '50vw',
    });
    expect(read('et_pb_sidebar_0', 'tablet')).toMatchObject({ position: 'none', offset: { top: 0 }, alignment: '' });
  });

  it('read a button in a wrapper', () => {
    expect(readSticky(page).map(({ selector }) => selector)).toContain('.et_pb_button_0_wrapper');
    expect(read('et_pb_button_0', 'desktop')).toMatchObject({
      position: 'bottom',
      offset: { top: 0, bottom: 20 },
      limit: { top: undefined, bottom: 'row' },
      offsetSurrounding: false,
      alignment: 'left',
      origin: 'top_left',
      verticalOffset: '10px',
      horizontalOffset: '',
    });
  });
});

describe('deviceValue', () => {
  it.each([
    ['30px', 'phone', '30px'],
    [{ desktop: 'a', tablet: 'b', phone: 'c' }, 'tablet', 'b'],
    [{ desktop: 'a', tablet: 'b' }, 'phone', 'b'],
    [{ desktop: 'a' }, 'phone', 'a'],
    [{ desktop: 'a', phone: '' }, 'phone', ''],
    [{ tablet: 'b' }, 'phone', 'b'],
    [{ tablet: 'b' }, 'desktop', undefined],
    [{ desktop: 'a', tablet: 'b' }, 'phoneWide', 'b'],
    [{ desktop: 'a', tablet: 'b' }, 'tabletWide', 'a'],
    [{ desktop: 'a', widescreen: 'w' }, 'ultraWide', 'w'],
    [{ desktop: 'a' }, 'kiosk', 'a'],
    [{ kiosk: 'k', desktop: 'a' }, 'kiosk', 'k'],
    [{ desktop_only: 'o', tablet: 'b' }, 'desktop', 'o'],
    [{ desktop_only: 'o', phone: 'c' }, 'tablet', undefined],
    [{}, 'constructor', undefined],
    [null, 'desktop', null],
  ])('reads %j on %s as %j', (value, device, expected) => {
    expect(deviceValue(value, device)).toBe(expected);
  });
});

it('readSticky() prefers the older source, at the position of the newer one', () => {
  const entries = readSticky({ b: { selector: '.old' } }, { a: { selector: '.a' }, b: { selector: '.new' } });
  expect(entries.map(({ id, selector }) => [id, selector])).toEqual([
    ['a', '.a'],
    ['b', '.old'],
  ]);
});

it.each([
  ['body', '.et_builder_inner_content'],
  ['section', '.et_pb_section'],
  ['row', '.et_pb_row'],
  ['column', '.et_pb_column'],
] as const)('the limit %s has the selector %s', (limit, selector) => {
  expect(limitSelector(limit)).toBe(selector);
});

describe('in malformed data', () => {
  const setting = (fields: object) => {
    const data = { et_pb_row_3: { selector: '.m', ...fields } };
    const [entry] = readSticky(data) as [StickyEntry];
    const problems = problemsOf(data, undefined, 'desktop').map(problemText);
    return { ...settingFor(entry, 'desktop'), ...stylesFor(entry, 'desktop'), problems };
  };
  const sayNothing = () => {
    throw new Error('says that something is odd');
  };

  it('text counts as one problem, regardless of its length', () => {
    const odd = vi.fn();
    expect(readSticky('x'.repeat(100_000), undefined, odd)).toEqual([]);
    expect(odd).toHaveBeenCalledOnce();
  });

  it.each([[undefined], [null], [[]], [{}]])('%j is no entry and no problem', (data) => {
    expect(readSticky(data, data, sayNothing)).toEqual([]);
    expect(problemsOf(data, data, 'desktop')).toEqual([]);
  });

  it.each([
    [
      'x',
      'et_pb_sticky_elements is a value of type string, so nothing sticks because of it. Print it as the theme does.',
    ],
    [[page], 'et_pb_sticky_elements is a list, so nothing sticks because of it. Print it as the theme does.'],
    [
      { a: 7, b: {} },
      'the sticky module "a" names no selector, so it does not stick. Check its entry. So it is with 1 more.',
    ],
  ])('%j is described in a sentence', (data, sentence) => {
    let odd = false;
    const entries = readSticky(data, undefined, () => {
      odd = true;
    });
    expect([entries, odd, problemsOf(data, undefined, 'desktop').map(problemText)]).toEqual([[], true, [sentence]]);
  });

  it('an entry without fields has the defaults', () => {
    expect(setting({})).toMatchObject({
      position: 'none',
      offset: { top: 0, bottom: 0 },
      offsetSurrounding: true,
      transition: true,
      problems: [],
    });
  });

  it.each(['', undefined, null, 'none'])('the limit %j means no limit, and is no problem', (bottomLimit) => {
    const fields = { position: '', bottomLimit };
    expect(setting(fields)).toMatchObject({ limit: { top: undefined }, problems: [] });
    expect(settingFor({ fields }, 'desktop', sayNothing).position).toBe('none');
  });

  it('unknown limits and positions are described', () => {
    expect(setting({ position: 'left', topLimit: 7, bottomLimit: 'collumn' })).toMatchObject({
      position: 'none',
      limit: { top: undefined, bottom: undefined },
      problems: [
        'position "left" is not top, bottom, top_bottom or none, so "et_pb_row_3" does not stick. Check its position.',
        'limit "7" is not body, section, row or column, so no limit is applied. Check topLimit of "et_pb_row_3". So it is with 1 more.',
      ],
    });
  });

  it.each([
    ['3vh', 3],
    ['-12.9px', -12],
    ['x', 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    ['9'.repeat(400), 0],
    [15, 15],
  ])('the offset %s is read as %d px', (topOffset, pixels) => {
    expect(setting({ topOffset }).offset.top).toBe(pixels);
  });

  it('a problem of ten thousand entries is described once', () => {
    const many = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, at) => [`m${at}`, { selector: '.m', bottomLimit: 'x' }]),
    );
    expect(problemsOf(many, undefined, 'phone')).toHaveLength(1);
  });

  it('nothing causes an error, and all results are usable', () => {
    const entry = almost(
      'selector',
      'position',
      'topOffset',
      'topLimit',
      'offsetSurrounding',
      'styles',
      'stickyStyles',
    );
    const data = fc.oneof(anything, fc.dictionary(fc.string(), fc.oneof(entry, anything)));
    check(fc.tuple(data, data), ([legacy, native]) => {
      for (const entry of readSticky(legacy, native)) {
        const { offset } = settingFor(entry, 'tablet');
        expect(offset.top + offset.bottom).toSatisfy(Number.isFinite);
        expect(stylesFor(entry, 'tablet').width).toBeTypeOf('string');
      }
      expect(problemsOf(legacy, native, 'tablet').map(problemText).join()).toBeTypeOf('string');
    });
  });
});
