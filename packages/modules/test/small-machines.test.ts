/** Pure functions of small modules: portraits, dividers, rows, links, fullscreen headers. */
import { describe, expect, it } from 'vitest';
import { dividerSize, overlap } from '../src/dividers/dividers';
import { rowType } from '../src/fixups/fixups';
import { containerLayout, coveredHeight, type Surroundings } from '../src/fullscreen/layout';
import { type ScrollGoalInput, scrollGoal } from '../src/header-scroll/header-scroll';
import { hashWithin, safeUrl } from '../src/link-options/link-options';
import { modeFor, portraitSpace } from '../src/testimonial/testimonial';

describe('the space for a portrait', () => {
  it.each([
    [4, 960, 'wide'],
    [4, 959, 'middle'],
    [4, 768, 'middle'],
    [4, 767, 'narrow'],
    [5, 981, 'wide'],
    [5, 980, 'middle'],
    [5, 767, 'narrow'],
  ] as const)('in Divi %d at %d px has the mode %s', (generation, width, mode) => {
    expect(modeFor(width, generation)).toBe(mode);
  });

  it.each([
    ['wide', 4, { width: 90, margins: 30 }, false, { capped: true, margin: 120 }],
    ['wide', 4, { width: 150, margins: 30 }, false, { capped: true, margin: 120 }],
    ['wide', 4, { width: 60, margins: 30 }, false, { capped: false, margin: 90 }],
    ['wide', 4, { width: 150, margins: 30 }, true, { capped: true, margin: 0 }],
    ['middle', 4, { width: 150, margins: 30 }, false, { capped: false, margin: 180 }],
    ['wide', 5, { width: 150, margins: 30 }, false, { capped: false, margin: 180 }],
    ['wide', 4, { width: 0, margins: 0 }, false, { capped: false, margin: 0 }],
  ] as const)(
    'in the mode %s, Divi %d, for %o, in a narrow column (%s) is %o',
    (mode, generation, portrait, narrow, room) => {
      expect(portraitSpace(mode, generation, portrait, narrow)).toEqual(room);
    },
  );
});

describe('section dividers', () => {
  it.each([
    ['50% 100px', 333, '166px 100px'],
    ['33.3% 120px', 1000, '333px 120px'],
    ['100% 100px', 333, undefined],
    ['auto', 333, undefined],
    ['cover', 333, undefined],
    ['50px 20px', 333, undefined],
    ['50%', 333, '166px auto'],
    ['', 333, undefined],
    ['50% 100px', 0, undefined],
  ])('with the size %s at %d px have the size %s', (natural, width, expected) => {
    expect(dividerSize(natural, width)).toBe(expected);
  });

  it.each([
    [100, false, undefined],
    [100.25, false, '-0.25px'],
    [100.25, true, '-1.25px'],
    [100, true, undefined],
  ])('with an edge at %f, next to another (%s), overlap by %s', (edge, facing, expected) => {
    expect(overlap(edge, facing)).toBe(expected);
  });
});

describe('rowType', () => {
  const classes = (types: string) =>
    types.split(' ').map((type, at) => `et_pb_column et_pb_column_${type} et_pb_column_${at}`);
  it.each([
    ['1_4 1_4 1_4 1_4', 'et_pb_row_4col'],
    ['1_5 1_5 1_5 1_5 1_5', 'et_pb_row_5col'],
    ['1_6 1_6 1_6 1_6 1_6 1_6', 'et_pb_row_6col'],
    ['1_2 1_4 1_4', 'et_pb_row_1-2_1-4_1-4'],
    ['1_4 3_4', 'et_pb_row_1-4_3-4'],
    ['1_5 1_5 3_5', 'et_pb_row_1-5_1-5_3-5'],
    ['1_5 3_5 1_5', undefined],
    ['1_2 1_6 1_6 1_6', 'et_pb_row_1-2_1-6_1-6_1-6'],
    ['1_2 1_2', undefined],
    ['4_4', undefined],
  ])('returns for the columns %s: %s', (types, expected) => {
    expect(rowType(classes(types))).toBe(expected);
  });

  it('counts a column without a type as a full row, and returns undefined without columns', () => {
    expect(rowType(['et_pb_column', 'et_pb_column et_pb_column_1_4'])).toBe('et_pb_row_4-4_1-4');
    expect(rowType([])).toBeUndefined();
  });
});

describe('addresses of link options', () => {
  const base = 'https://tidewheel.example/shop/';
  it.each([
    ['https://example.org/a', 'https://example.org/a'],
    ['/about', '/about'],
    ['#here', '#here'],
    ['mailto:hello@example.org', 'mailto:hello@example.org'],
    ['/list?a&#91;0&#93;=1', '/list?a[0]=1'],
    ['javascript:alert(1)', undefined],
    [' JavaScript:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['https://', undefined],
  ])('for %s are %s', (url, expected) => {
    expect(safeUrl(url, base)).toBe(expected);
  });

  it.each([
    ['#here', '#here'],
    ['https://tidewheel.example/shop/#here', '#here'],
    ['https://TIDEWHEEL.example/Shop#here', '#here'],
    ['https://tidewheel.example/other/#here', undefined],
    ['https://example.org/shop/#here', undefined],
    ['#', undefined],
    ['#a#b', undefined],
    ['https://', undefined],
    ['/shop/', undefined],
  ])('for %s are within the page: %s', (url, expected) => {
    expect(hashWithin(url, base)).toBe(expected);
  });
});

describe('the goal of the scroll-down link', () => {
  const scene: ScrollGoalInput = {
    bottom: 1000,
    width: 1200,
    chrome: { adminBar: 32, topHeader: 30, header: 80, fixed: 54, onLoad: 80 },
    fixedNav: true,
    transparentNav: false,
    hideNav: false,
    isFixed: false,
  };
  it.each([
    ['fixed', {}, 1000 - 26 - 32 - 30 - 54],
    ['not fixed', { fixedNav: false }, 1000 - 32],
    ['on a tablet', { width: 980 }, 1000 - 32 - 54],
    ['on a phone, without an admin bar', { width: 781 }, 1000 - 54],
    ['hidden until scrolled', { hideNav: true }, 1000 - 32 - 30 - 54],
    ['transparent', { transparentNav: true }, 1000 - 32 - 30 - 54],
    ['transparent, and already fixed', { transparentNav: true, isFixed: true }, 1000 - 26 - 32 - 30 - 54],
    [
      'without known heights',
      { chrome: { adminBar: 0, topHeader: 0, header: 80, fixed: undefined, onLoad: undefined } },
      920,
    ],
  ] as [string, Partial<ScrollGoalInput>, number][])(
    'for a header (%s) with %o is %d px',
    (_name, change, expected) => {
      expect(scrollGoal({ ...scene, ...change })).toBe(expected);
    },
  );
});

describe('the height that a fullscreen header leaves free', () => {
  const scene: Surroundings = {
    width: 1200,
    top: 110,
    adminBar: 32,
    topHeader: 30,
    header: 80,
    fixed: 54,
    onLoad: 86,
    builderHeader: 0,
    isInsideBuilderHeader: false,
    borders: 0,
    fixedNav: true,
    hideNav: false,
    verticalNav: false,
  };
  it.each([
    ['first, fixed nav: the height at load', {}, 32 + 30 + 86],
    ['not first, fixed nav: the fixed height', { top: 2000 }, 32 + 30 + 54],
    ['first, hide-nav: nothing of the header', { hideNav: true }, 32],
    ['not first, hide-nav', { hideNav: true, top: 2000 }, 32 + 30 + 54],
    ['first, not fixed', { fixedNav: false }, 32 + 30 + 80],
    ['not first, not fixed', { fixedNav: false, top: 2000 }, 32],
    ['first, vertical', { fixedNav: false, verticalNav: true }, 32 + 30],
    ['not first, vertical', { fixedNav: false, verticalNav: true, top: 2000 }, 32],
    ['first on a tablet', { width: 800 }, 32 + 80],
    ['not first on a tablet', { width: 800, top: 2000 }, 32],
    ['first on a phone', { width: 400 }, 32 + 80],
    ['not first on a phone: no admin bar', { width: 400, top: 2000 }, 0],
    ['borders', { borders: 7 }, 32 + 30 + 86 + 7],
    ['a theme builder header', { builderHeader: 90 }, 32 + 30 + 86 + 90],
    ['a module in the theme builder header', { builderHeader: 90, isInsideBuilderHeader: true }, 32 + 30 + 86],
  ] as [string, Partial<Surroundings>, number][])('for a header (%s) with %o is %d px', (_name, change, expected) => {
    expect(coveredHeight({ ...scene, ...change })).toBe(expected);
  });
});

describe('the layout of a fullscreen header', () => {
  const parts = { centered: true, content: 'center', image: null, contentHeight: 300, imageHeight: 0 } as const;
  it('is as high as the free space of the window, or as its content', () => {
    expect(containerLayout(parts, 700).minHeight).toBe(700);
    expect(containerLayout({ ...parts, contentHeight: 900 }, 700).minHeight).toBe(900);
  });
  it('keeps content 80 px above an image at the bottom', () => {
    const layout = containerLayout({ ...parts, image: 'bottom', imageHeight: 200, contentHeight: 650 }, 700);
    expect(layout).toMatchObject({
      minHeight: 730,
      className: 'center-bottom',
      justify: 'flex-end',
      contentMinHeight: 500,
    });
  });
  it.each([
    ['bottom', 'bottom', 'bottom-bottom'],
    ['center', 'center', 'center-center'],
    ['bottom', 'center', 'bottom-center'],
  ] as const)('has for the positions %s and %s the class %s', (content, image, expected) => {
    expect(containerLayout({ ...parts, content, image }, 700).className).toBe(expected);
    expect(containerLayout({ ...parts, content, image, centered: false }, 700).className).toBeUndefined();
  });
  it('adds space below content at the bottom, or below the image beside it', () => {
    expect(containerLayout({ ...parts, content: 'bottom' }, 700)).toMatchObject({
      liftContent: true,
      liftImage: false,
    });
    const both = containerLayout({ ...parts, content: 'bottom', image: 'center' }, 700);
    expect(both).toMatchObject({ liftContent: false, liftImage: true });
  });
  it('aligns an image without content to the end', () => {
    expect(containerLayout({ ...parts, centered: false, content: null, image: 'center' }, 700).justify).toBe(
      'flex-end',
    );
  });
});
