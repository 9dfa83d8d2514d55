/** Width, left edge, relative offsets, transitions and anchors of stuck modules (docs/reference/sticky.md). */
import { describe, expect, it } from 'vitest';
import {
  type AnchorModule,
  anchorOffset,
  lengthPixels,
  relativeOffset,
  type StickyStyles,
  stickyLeft,
  stickyWidth,
  stylesFor,
  transitionTime,
  withoutOffsets,
} from '../src/math';

const around = { parentWidth: 800, viewportWidth: 1200, viewportHeight: 900 };

const setting = (styles: object, stickyStyles: object = {}): StickyStyles =>
  stylesFor({ id: 'm', selector: '.m', fields: { position: 'top', styles, stickyStyles } }, 'desktop');

it.each([
  ['', undefined],
  ['none', undefined],
  ['auto', undefined],
  ['50%', 400],
  ['50vw', 600],
  ['10vh', 90],
  ['300px', 300],
  ['300', 300],
  ['-20px', -20],
])('the length %s is %s px', (length, pixels) => {
  expect(lengthPixels(length, around)).toBe(pixels);
});

describe('stickyWidth', () => {
  it.each([
    ['a module without widths', {}, {}, 'none', undefined],
    ['a width', { width: '80%' }, {}, 'none', { property: 'width', pixels: 640, atMost: false }],
    ['a sticky width', { width: '80%' }, { width: '50vw' }, 'none', { property: 'width', pixels: 600, atMost: false }],
    ['a maximum width', {}, { 'max-width': '500px' }, 'none', { property: 'max-width', pixels: 500, atMost: true }],
    ['a maximum width of the style sheet', {}, {}, '1080px', { property: 'max-width', pixels: 1080, atMost: true }],
    [
      'a width above the maximum',
      { width: '700px' },
      {},
      '500px',
      { property: 'max-width', pixels: 500, atMost: false },
    ],
    [
      'a width below the maximum',
      { width: '300px', 'max-width': '500px' },
      {},
      'none',
      { property: 'width', pixels: 300, atMost: false },
    ],
    ['the width auto', { width: 'auto' }, {}, '500px', { property: 'max-width', pixels: 500, atMost: true }],
  ])('is computed for %s', (_name, styles, stickyStyles, computed, expected) => {
    expect(stickyWidth(setting(styles, stickyStyles), computed, around)).toEqual(expected);
  });
});

describe('stickyLeft', () => {
  const left = (alignment: string, stickyStyles: object, computed = 'none', width = 1000) => {
    const aligned = setting({ module_alignment: { desktop: alignment } }, stickyStyles);
    return stickyLeft(aligned, { left: 100, width }, stickyWidth(aligned, computed, around));
  };

  it.each([
    ['center', { width: '600px' }, 300],
    ['right', { width: '50vw' }, 500],
    ['left', { width: '600px' }, 100],
    ['', { width: '600px' }, 100],
    ['center', {}, 100],
    ['right', { width: '1200px' }, -100],
    ['right', { width: '600px', position_origin_r: 'top_right', horizontal_offset: '10px' }, 490],
    ['right', { position_origin_r: 'top_left', horizontal_offset: '10px' }, 110],
  ])('is, for the alignment "%s" and %j, %d', (alignment, stickyStyles, expected) => {
    expect(left(alignment, stickyStyles)).toBe(expected);
  });

  it('is aligned only when the maximum width is reached', () => {
    expect(left('center', {}, '1080px', 1000)).toBe(100);
    expect(left('center', {}, '800px', 1000)).toBe(200);
  });
});

it.each([
  ['top_left', '10px', '5px', { x: 5, y: 10 }],
  ['bottom_right', '10px', '5px', { x: -5, y: -10 }],
  ['top_center', '10px', '5px', { x: 5, y: 10 }],
  ['center_left', '10px', '', { x: 0, y: 10 }],
  ['bottom_right', '', 'x', { x: 0, y: 0 }],
  ['', '10px', '5px', { x: 0, y: 0 }],
])(
  'the relative offset from %j by %s down and %s across is %j',
  (position_origin_r, vertical_offset, horizontal_offset, offset) => {
    expect(relativeOffset(setting({}, { position_origin_r, vertical_offset, horizontal_offset }))).toEqual(offset);
  },
);

describe('a transition of a stuck module', () => {
  const style = (transitionProperty: string, transitionDuration = '0.3s', more = {}) => ({
    transitionProperty,
    transitionDuration,
    transitionTimingFunction: 'ease',
    transitionDelay: '0s',
    ...more,
  });

  it.each([
    ['0.3s', 300],
    ['0.3s, 1s', 300],
    ['200ms, 1s', 200],
    ['0s', 0],
    ['', 0],
    ['-1s', 0],
  ])('of %s ends after %d ms', (duration, milliseconds) => {
    expect(transitionTime(duration)).toBe(milliseconds);
  });

  it.each([
    [style('top'), 'none'],
    [style('top, left, right, bottom'), 'none'],
    [style('all'), 'all 0.3s ease 0s'],
    [style('top, width', '1s, 2s'), 'width 2s ease 0s'],
    [style('width, top, height', '1s, 2s'), 'width 1s ease 0s, height 1s ease 0s'],
    [
      style('width, left, color', '1s', { transitionTimingFunction: 'cubic-bezier(0.1, 0.7, 1, 0.1), ease-in' }),
      'width 1s cubic-bezier(0.1, 0.7, 1, 0.1) 0s, color 1s cubic-bezier(0.1, 0.7, 1, 0.1) 0s',
    ],
    [style(''), 'none'],
  ])('of %j is without offsets: %s', (computed, expected) => {
    expect(withoutOffsets(computed)).toBe(expected);
  });
});

describe('anchorOffset', () => {
  const target = { left: 100, right: 600, top: 2000, bottom: 2100 };

  interface Fields {
    position?: AnchorModule['setting']['position'];
    top?: number;
    left?: number;
    height?: number;
    /** Lower edge of the limit. */
    limit?: number;
    above?: AnchorModule[];
  }

  const module = ({ position = 'top', top = 100, left = 0, height = 80, limit, above = [] }: Fields = {}) => {
    const limits = { top: limit === undefined ? undefined : { top: 0, bottom: limit }, bottom: undefined };
    const none = { top: 0, bottom: 0 };
    return {
      setting: { position, offset: none, limit: { top: undefined, bottom: undefined }, offsetSurrounding: true },
      flow: { box: { left, right: 1000, top, bottom: top + height }, limits },
      height,
      chains: { top: above, bottom: [] },
    } as unknown as AnchorModule;
  };

  it('is that of the last module above the target, with its chain', () => {
    const first = module();
    expect(anchorOffset(target, [first, module({ top: 500, height: 60, above: [first] })])).toBe(140);
    expect(anchorOffset(target, [first, module({ top: 500, height: 60 })])).toBe(60);
  });

  it.each<[string, Fields]>([
    ['sticks to the bottom', { position: 'bottom' }],
    ['does not stick', { position: 'none' }],
    ['is beside the target', { left: 700 }],
    ['begins below the target', { top: 2000 }],
    ['is held above the target', { limit: 1900 }],
  ])('ignores a module that %s', (_name, fields) => {
    expect(anchorOffset(target, [module(fields)])).toBe(0);
  });

  it('includes modules that stick to both edges, and those whose limit is below the target', () => {
    expect(anchorOffset(target, [module({ position: 'top_bottom', limit: 2500 })])).toBe(80);
    expect(anchorOffset(target, [])).toBe(0);
  });

  it('ignores hidden modules', () => {
    expect(anchorOffset(target, [{ ...module(), flow: undefined }])).toBe(0);
  });
});
