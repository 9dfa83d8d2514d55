/** Reading what pages say about sticky modules, and what they should not say (contract B §1, §2). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceValue, limitSelector, problemText, readSticky, type StickySetting, settingsFor } from '../src/math';
import { almost, anything, check } from './support/anything';

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

const read = (id: keyof typeof page, device: string): StickySetting => {
  const { settings, problems } = settingsFor(readSticky(page).entries, device);
  expect(problems).toEqual([]);
  return settings.get(id) as StickySetting;
};

describe('the contract’s page', () => {
  it('a header', () => {
    expect(read('et_pb_section_0_tb_header', 'phone')).toEqual({
      position: 'top',
      topOffset: 0,
      bottomOffset: 0,
      topLimit: undefined,
      bottomLimit: undefined,
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

  it('a sidebar that sticks on desktops only', () => {
    expect(read('et_pb_sidebar_0', 'desktop')).toMatchObject({
      position: 'top',
      topOffset: 30,
      bottomLimit: 'section',
      alignment: 'center',
      width: '80%',
      stickyWidth: '50vw',
    });
    expect(read('et_pb_sidebar_0', 'tablet')).toMatchObject({ position: 'none', topOffset: 0, alignment: '' });
  });

  it('a button in a wrapper', () => {
    expect(readSticky(page).entries.map(({ selector }) => selector)).toContain('.et_pb_button_0_wrapper');
    expect(read('et_pb_button_0', 'desktop')).toMatchObject({
      position: 'bottom',
      topOffset: 0,
      bottomOffset: 20,
      topLimit: 'row',
      bottomLimit: undefined,
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
  ])('%j on %s → %j', (value, device, expected) => {
    expect(deviceValue(value, device)).toBe(expected);
  });
});

it('the older source wins, at the place of the newer one', () => {
  const { entries } = readSticky({ b: { selector: '.old' } }, { a: { selector: '.a' }, b: { selector: '.new' } });
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
] as const)('the limit %s', (limit, selector) => {
  expect(limitSelector(limit)).toBe(selector);
});

describe('malformed data', () => {
  const setting = (fields: object) => {
    const { settings, problems } = settingsFor(
      readSticky({ et_pb_row_3: { selector: '.m', ...fields } }).entries,
      'desktop',
    );
    return { ...(settings.get('et_pb_row_3') as StickySetting), problems: problems.map(problemText) };
  };

  it.each([[undefined], [null], [[]], [{}]])('%j says nothing', (data) => {
    expect(readSticky(data, data)).toEqual({ entries: [], problems: [] });
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
  ])('%j is explained', (data, sentence) => {
    const { entries, problems } = readSticky(data);
    expect([entries, problems.map(problemText)]).toEqual([[], [sentence]]);
  });

  it('no fields at all are the defaults', () => {
    expect(setting({})).toMatchObject({
      position: 'none',
      topOffset: 0,
      offsetSurrounding: true,
      transition: true,
      problems: [],
    });
  });

  it.each(['', undefined, null, 'none'])('the limit %j is none, and nobody’s mistake', (bottomLimit) => {
    expect(setting({ position: '', bottomLimit })).toMatchObject({ bottomLimit: undefined, problems: [] });
  });

  it('unknown limits and positions are explained', () => {
    expect(setting({ position: 'left', topLimit: 7, bottomLimit: 'collumn' })).toMatchObject({
      position: 'none',
      topLimit: undefined,
      bottomLimit: undefined,
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
  ])('the offset %s is %d px', (topOffset, pixels) => {
    expect(setting({ topOffset }).topOffset).toBe(pixels);
  });

  it('says it once for ten thousand entries', () => {
    const many = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, at) => [`m${at}`, { selector: '.m', bottomLimit: 'x' }]),
    );
    expect(settingsFor(readSticky(many).entries, 'phone').problems).toHaveLength(1);
  });

  it('never throws, and what it gives can be used', () => {
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
      const { entries } = readSticky(legacy, native);
      for (const { topOffset, bottomOffset, width } of settingsFor(entries, 'tablet').settings.values()) {
        expect(topOffset + bottomOffset).toSatisfy(Number.isFinite);
        expect(width).toBeTypeOf('string');
      }
    });
  });
});
