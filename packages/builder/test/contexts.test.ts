/** Builder contexts, scroll locations and sizes: the tables of docs/reference/builder-previews.md. */
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

/** A document with one element for each of the given selectors. */
const holding = (...found: string[]): Document =>
  ({
    documentElement: { className: '' },
    querySelector: (selector: string) => (found.includes(selector) ? { selector } : null),
  }) as unknown as Document;

const view = (own: object = {}, top: object = {}): Window =>
  ({ document: holding(), ...own, top: { document: holding(), ...top } }) as unknown as Window;

describe('the builder context', () => {
  it.each(CONTEXTS)('is %s if the builder declares it', (builderType) => {
    const params = { et_builder_utils_params: { builderType } };
    expect(builderContext(view(params))).toBe(builderType);
    expect(builderContext(view({}, params))).toBe(builderType);
    expect(builderContext(view(params, { et_builder_utils_params: { builderType: 'tb' } }))).toBe(builderType);
  });

  it('is the public site without a valid declaration', () => {
    expect(builderContext(view())).toBe('fe');
    expect(builderParams(view())).toEqual({});
    check(anything, (builderType) => {
      const context = builderContext(view({ et_builder_utils_params: { builderType } }));
      expect(context).toBe(isContext(builderType) ? builderType : 'fe');
      expect(builderContext(view({ et_builder_utils_params: builderType }))).toBe('fe');
    });
  });

  it('is not read from a named element of the page', () => {
    const withNamedElements = Object.create({ et_builder_utils_params: { builderType: 'vb' } });
    expect(builderContext(Object.assign(withNamedElements, view()))).toBe('fe');
  });

  it('is read from the frame itself if the top window is of another origin', () => {
    const top = Object.defineProperty({}, 'document', {
      get() {
        throw new Error('cross-origin');
      },
    });
    const own = { document: holding(), top, et_builder_utils_params: { builderType: 'lbb' } } as unknown as Window;
    expect(builderContext(own)).toBe('lbb');
  });

  it('counts as a builder in all editors', () => {
    expect(CONTEXTS.filter(isBuilder)).toEqual(['vb', 'bfb', 'tb', 'lbb']);
  });

  it.each([
    [{ isLayoutBlock: true, isThemeBuilder: true }, 'lbb'],
    [{ isLayoutBlock: true, isVisual: true }, 'lbp'],
    [{ isThemeBuilder: true, isBackEnd: true }, 'tb'],
    [{ isBackEnd: true, isVisual: true }, 'bfb'],
    [{ isVisual: true }, 'vb'],
    [{}, 'fe'],
  ] as const)('of a page with %j is %s', (page, context) => {
    expect(contextFor(page)).toBe(context);
  });

  it.each([
    [{ diviTheme: true }, 'divi'],
    [{ diviTheme: '1', extraTheme: '' }, 'divi'],
    [{ diviTheme: false, extraTheme: '1' }, 'extra'],
    [{ diviTheme: '', extraTheme: 'no' }, undefined],
    ['none', undefined],
  ])('with the theme condition %j has the theme %s', (condition, theme) => {
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
  ] as const)('of %s in desktop, tablet, phone, zoom and wireframe mode are %s', (context, places) => {
    const modes = ['desktop', 'tablet', 'phone', 'zoom', 'wireframe'];
    expect(modes.map((mode) => scrollLocation(context, mode)).join(' ')).toBe(places);
    expect(scrollLocation('vb', 'sideways')).toBe('app');
  });

  it('depend on the preferred mode when a page other than the public site loads', () => {
    const initial = CONTEXTS.map((context) => initialScrollLocation(context, 'phone'));
    expect(initial).toEqual(['app', 'top', 'top', 'top', 'top', 'top']);
    expect(initialScrollLocation('fe', 'tablet')).toBe('app');
    expect(initialScrollLocation('lbp', 'wireframe')).toBe('top');
    expect(initialScrollLocation('vb', 'wireframe')).toBe('app');
  });

  it('resolve to the scrolling window or element', () => {
    const page = view({}, { innerWidth: 1200, document: holding('#et-fb-app', '.edit-post-layout__content') });
    expect(scrollTarget(page, 'vb', 'desktop')).toBe(page);
    expect(scrollTarget(page, 'vb', 'tablet')).toBe(page.top);
    expect(scrollTarget(page, 'tb', 'desktop')).toEqual({ selector: '#et-fb-app' });
    expect(scrollTarget(page, 'lbp', 'desktop')).toEqual({ selector: '.edit-post-layout__content' });
  });

  it('and modes are limited to known names', () => {
    expect(PREVIEW_MODES.every(isPreviewMode)).toBe(true);
    expect(['app', 'top'].every(isScrollLocation)).toBe(true);
    check(anything, (word) => {
      if (isPreviewMode(word)) expect(PREVIEW_MODES).toContain(word);
      if (isScrollLocation(word)) expect(['app', 'top']).toContain(word);
    });
  });

  it('have doubled scroll positions in zoom mode', () => {
    expect(PREVIEW_MODES.map((mode) => scaledScroll(mode, 21))).toEqual([21, 42, 21, 21, 21]);
  });
});

describe('block editors', () => {
  it('are recognized by their content area in the top window', () => {
    expect(isBlockEditor(view({}, { document: holding('.edit-post-layout__content') }))).toBe(true);
    expect(isBlockEditor(view({ document: holding('.edit-post-layout__content') }))).toBe(false);
  });

  it('of WordPress 5.4 scroll in their writing flow', () => {
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

  it('of templates have an iframe as canvas', () => {
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
  ])('of %d px belong to a %s, and to a %s in landscape', (width, upright, turned) => {
    expect([deviceAt(width), deviceAt(width, true)]).toEqual([upright, turned]);
  });

  it('of previews match their devices', () => {
    expect(PREVIEW_MODES.map((mode) => previewWidth(mode))).toEqual([undefined, undefined, undefined, 768, 479]);
    expect([previewWidth('tablet', true), previewWidth('phone', true)]).toEqual([980, 767]);
  });

  it('up to 1024 px with touch events are touch screens', () => {
    const touch = { createEvent: () => ({}) };
    const mouse = {
      createEvent() {
        throw new Error('NotSupportedError');
      },
    };
    const screen = (document: object, innerWidth: number) => isTouchScreen({ document, innerWidth } as Window);
    expect([screen(touch, 1024), screen(touch, 1025), screen(mouse, 400)]).toEqual([true, false, false]);
  });

  it('of the admin bar are 32 px in the theme builder, and measured elsewhere', () => {
    const bar = { getElementById: () => ({ clientHeight: 46 }) } as unknown as Document;
    const none = { getElementById: () => null } as unknown as Document;
    expect([adminBarHeight('tb', bar), adminBarHeight('bfb', bar), adminBarHeight('vb', none)]).toEqual([32, 46, 0]);
  });

  it.each(BAR_POSITIONS)('include the settings bar position %s', (position) => {
    const names = ['et-fb-page-settings-bar', `et-fb-page-settings-bar--${position}`];
    const bar = { classList: { contains: (name: string) => names.includes(name) } } as unknown as Element;
    expect(barPosition(bar)).toBe(position);
  });
});
