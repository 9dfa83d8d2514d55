/** Contexts, scroll locations and sizes: the tables of docs/reference/builder-previews.md. */
import { anything, check } from '@enliven/testing/anything';
import { describe, expect, it } from 'vitest';
import {
  adminBarHeight,
  BAR_POSITIONS,
  barPosition,
  builderContext,
  builderParams,
  type Context,
  contextFor,
  deviceAt,
  editorCanvas,
  initialScrollLocation,
  isBlockEditor,
  isBuilder,
  isContext,
  isPreviewMode,
  isScrollLocation,
  isTouchScreen,
  motionTracker,
  PREVIEW_MODES,
  previewWidth,
  scaledScroll,
  scrollLocation,
  scrollTarget,
  siteTheme,
} from '../src/contexts';

const CONTEXTS: readonly Context[] = ['fe', 'vb', 'bfb', 'tb', 'lbb', 'lbp'];

/** A document with one element for each of some selectors. */
const holding = (...found: string[]): Document =>
  ({
    documentElement: { className: '' },
    querySelector: (selector: string) => (found.includes(selector) ? { selector } : null),
  }) as unknown as Document;

const view = (own: object = {}, top: object = {}): Window =>
  ({ document: holding(), ...own, top: { document: holding(), ...top } }) as unknown as Window;

describe('the context', () => {
  it.each(CONTEXTS)('%s is what the builder declares', (builderType) => {
    const params = { et_builder_utils_params: { builderType } };
    expect(builderContext(view(params))).toBe(builderType);
    expect(builderContext(view({}, params))).toBe(builderType);
    expect(builderContext(view(params, { et_builder_utils_params: { builderType: 'tb' } }))).toBe(builderType);
  });

  it('is the public site where nothing is declared, or something else', () => {
    expect(builderContext(view())).toBe('fe');
    expect(builderParams(view())).toEqual({});
    check(anything, (builderType) => {
      const context = builderContext(view({ et_builder_utils_params: { builderType } }));
      expect(context).toBe(isContext(builderType) ? builderType : 'fe');
      expect(builderContext(view({ et_builder_utils_params: builderType }))).toBe('fe');
    });
  });

  it('is not read from an element that authors have given the id', () => {
    const withNamedElements = Object.create({ et_builder_utils_params: { builderType: 'vb' } });
    expect(builderContext(Object.assign(withNamedElements, view()))).toBe('fe');
  });

  it('is its own where the window around is somebody else’s', () => {
    const top = Object.defineProperty({}, 'document', {
      get() {
        throw new Error('cross-origin');
      },
    });
    const own = { document: holding(), top, et_builder_utils_params: { builderType: 'lbb' } } as unknown as Window;
    expect(builderContext(own)).toBe('lbb');
  });

  it('is a builder where somebody edits', () => {
    expect(CONTEXTS.filter(isBuilder)).toEqual(['vb', 'bfb', 'tb', 'lbb']);
  });

  it.each([
    [{ isLayoutBlock: true, isThemeBuilder: true }, 'lbb'],
    [{ isLayoutBlock: true, isVisual: true }, 'lbp'],
    [{ isThemeBuilder: true, isBackEnd: true }, 'tb'],
    [{ isBackEnd: true, isVisual: true }, 'bfb'],
    [{ isVisual: true }, 'vb'],
    [{}, 'fe'],
  ] as const)('of %j is %s', (page, context) => {
    expect(contextFor(page)).toBe(context);
  });

  it.each([
    [{ diviTheme: true }, 'divi'],
    [{ diviTheme: '1', extraTheme: '' }, 'divi'],
    [{ diviTheme: false, extraTheme: '1' }, 'extra'],
    [{ diviTheme: '', extraTheme: 'no' }, undefined],
    ['none', undefined],
  ])('of the theme %j is %s', (condition, theme) => {
    expect(siteTheme(view({ et_builder_utils_params: { condition } }))).toBe(theme);
  });
});

describe('scroll locations', () => {
  it.each([
    ['fe', 'app app app app app'],
    ['vb', 'app top top top app'],
    ['bfb', 'top top top top top'],
    ['tb', 'top top top top top'],
    ['lbb', 'top top top top top'],
    ['lbp', 'top top top app app'],
  ] as const)('of %s: desktop, tablet, phone, zoom, wireframe are %s', (context, places) => {
    const modes = ['desktop', 'tablet', 'phone', 'zoom', 'wireframe'];
    expect(modes.map((mode) => scrollLocation(context, mode)).join(' ')).toBe(places);
    expect(scrollLocation('vb', 'sideways')).toBe('app');
  });

  it('follow the preferred mode when the page loads, but for the public site and block editors', () => {
    const initial = CONTEXTS.map((context) => initialScrollLocation(context, 'phone'));
    expect(initial).toEqual(['app', 'top', 'top', 'top', 'top', 'top']);
    expect(initialScrollLocation('fe', 'tablet')).toBe('app');
    expect(initialScrollLocation('lbp', 'wireframe')).toBe('top');
    expect(initialScrollLocation('vb', 'wireframe')).toBe('app');
  });

  it('lead to what scrolls', () => {
    const page = view({}, { innerWidth: 1200, document: holding('#et-fb-app', '.edit-post-layout__content') });
    expect(scrollTarget(page, 'vb', 'desktop')).toBe(page);
    expect(scrollTarget(page, 'vb', 'tablet')).toBe(page.top);
    expect(scrollTarget(page, 'tb', 'desktop')).toEqual({ selector: '#et-fb-app' });
    expect(scrollTarget(page, 'lbp', 'desktop')).toEqual({ selector: '.edit-post-layout__content' });
  });

  it('and modes are words that are known', () => {
    expect(PREVIEW_MODES.every(isPreviewMode)).toBe(true);
    expect(['app', 'top'].every(isScrollLocation)).toBe(true);
    check(anything, (word) => {
      if (isPreviewMode(word)) expect(PREVIEW_MODES).toContain(word);
      if (isScrollLocation(word)) expect(['app', 'top']).toContain(word);
    });
  });

  it('count twice in zoom', () => {
    expect(PREVIEW_MODES.map((mode) => scaledScroll(mode, 21))).toEqual([21, 42, 21, 21, 21]);
  });
});

describe('block editors', () => {
  it('are known by their content, in the window around as well', () => {
    expect(isBlockEditor(view({}, { document: holding('.edit-post-layout__content') }))).toBe(true);
    expect(isBlockEditor(view({ document: holding('.edit-post-layout__content') }))).toBe(false);
  });

  it('of 5.4 are tracked in their writing flow', () => {
    const writing = { name: 'writing flow' };
    const area = (name: string) => ({
      classList: { contains: (one: string) => one === name },
      querySelector: () => writing,
    });
    const of = (name: string) => {
      const content = area(name);
      const querySelector = (selector: string) => (selector === `.${name}` ? content : null);
      return { content, found: motionTracker({ querySelector } as unknown as Document) };
    };
    expect(of('block-editor-editor-skeleton__content').found).toBe(writing);
    const newer = of('interface-interface-skeleton__content');
    expect(newer.found).toBe(newer.content);
    expect(motionTracker(holding())).toBeNull();
  });

  it('of templates show them in a frame', () => {
    const canvas = 'iframe[name="editor-canvas"]';
    expect(editorCanvas(holding(canvas))).toEqual({ selector: canvas });
  });
});

describe('sizes', () => {
  it.each([
    [479, 'phone', 'phone'],
    [480, 'tablet', 'phone'],
    [767, 'tablet', 'phone'],
    [768, 'tablet', 'tablet'],
    [769, 'desktop', 'tablet'],
    [980, 'desktop', 'tablet'],
    [981, 'desktop', 'desktop'],
  ])('a preview of %d pixels is a %s, on its side a %s', (width, upright, turned) => {
    expect([deviceAt(width), deviceAt(width, true)]).toEqual([upright, turned]);
  });

  it('of previews are those of their devices', () => {
    expect(PREVIEW_MODES.map((mode) => previewWidth(mode))).toEqual([undefined, undefined, undefined, 768, 479]);
    expect([previewWidth('tablet', true), previewWidth('phone', true)]).toEqual([980, 767]);
  });

  it('are small where a touch screen is', () => {
    const touch = { createEvent: () => ({}) };
    const mouse = {
      createEvent() {
        throw new Error('NotSupportedError');
      },
    };
    const screen = (document: object, innerWidth: number) => isTouchScreen({ document, innerWidth } as Window);
    expect([screen(touch, 1024), screen(touch, 1025), screen(mouse, 400)]).toEqual([true, false, false]);
  });

  it('of the admin bar are 32 in the theme builder, else its own', () => {
    const bar = { getElementById: () => ({ clientHeight: 46 }) } as unknown as Document;
    const none = { getElementById: () => null } as unknown as Document;
    expect([adminBarHeight('tb', bar), adminBarHeight('bfb', bar), adminBarHeight('vb', none)]).toEqual([32, 46, 0]);
  });

  it.each(BAR_POSITIONS)('the bar of the settings may be %s', (position) => {
    const names = ['et-fb-page-settings-bar', `et-fb-page-settings-bar--${position}`];
    const bar = { classList: { contains: (name: string) => names.includes(name) } } as unknown as Element;
    expect(barPosition(bar)).toBe(position);
  });
});
