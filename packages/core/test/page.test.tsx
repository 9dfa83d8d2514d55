/** Readers of the page: its data, the names of its elements, and its hidden elements. */
import { html, PATIENCE, root } from '@enliven/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeElement, page, revealHidden } from '../src';
import { generationCache } from '../src/page/generation';
import { begin, cleanUp, probe } from './support/bring';

afterEach(async () => {
  vi.unstubAllGlobals();
  generationCache.found = undefined;
  await cleanUp();
});

describe('page', () => {
  it('reads the theme’s texts, also when they are printed late', () => {
    expect(page().text('next')).toBeUndefined();
    vi.stubGlobal('et_pb_custom', { next: 'Weiter', empty: '', count: 5, list: ['a'] });
    expect(page().text('next')).toBe('Weiter');
    expect(page().text('count')).toBe('5');
    for (const key of ['empty', 'list', 'missing', 'constructor', 'toString']) expect(page().text(key)).toBeUndefined();
  });

  it('returns no text when et_pb_custom is no object', () => {
    for (const broken of [null, [], 'text', 5]) {
      vi.stubGlobal('et_pb_custom', broken);
      expect(page().text('next')).toBeUndefined();
    }
  });

  it('returns a printed global unchanged', () => {
    const data = { a: 1 };
    vi.stubGlobal('et_animation_data', data);
    expect(page().global('et_animation_data')).toBe(data);
    expect(page().global('et_link_options_data')).toBeUndefined();
  });

  it('has generation 4 by default', () => {
    expect(page().generation).toBe(4);
    document.body.innerHTML = '<div class="et_pb_section"><div class="et_pb_row"></div></div>';
    expect(page().generation).toBe(4);
  });

  it.each(['et_block_section', 'et_flex_row', 'et_grid_module', 'et_flex_module', 'et_block_row'])(
    'has generation 5 when an element has the class %s',
    (name) => {
      document.body.innerHTML = `<div class="et_pb_section ${name}"></div>`;
      expect(page().generation).toBe(5);
    },
  );

  it('searches the document once for its generation, and again when markup for a behavior arrives', async () => {
    document.body.innerHTML = '<div class="et_pb_section"></div>';
    const looks = vi.spyOn(document, 'querySelector');
    const runtime = begin([probe(() => null)]);
    for (let times = 0; times < 3; times++) expect(page().generation).toBe(4);
    expect(looks.mock.calls.filter(([selector]) => selector.includes('et_flex_row'))).toHaveLength(1);
    looks.mockRestore();
    document.body.insertAdjacentHTML('beforeend', '<div class="et_flex_row"><p class="probe"></p></div>');
    await vi.waitFor(() => expect(page().generation).toBe(5), PATIENCE);
    await runtime.stop();
  });

  it('has generation 5 when it prints diviBreakpointData', () => {
    vi.stubGlobal('diviBreakpointData', {});
    expect(page().generation).toBe(5);
  });
});

describe('describeElement', () => {
  it.each([
    ['<div id="faq" class="et_pb_tabs et_pb_tabs_0"></div>', '"#faq"'],
    ['<div class="et_pb_module et_pb_toggle et_pb_toggle_3 et_pb_toggle_open"></div>', '"et_pb_toggle_3"'],
    ['<div class="et_pb_menu et_pb_menu_0_tb_header"></div>', '"et_pb_menu_0_tb_header"'],
    ['<div class="et_pb_column et_pb_column_1_2"></div>', '"et_pb_column_1_2"'],
    ['<div class="  first second"></div>', '"first"'],
    ['<ul></ul>', '"<ul>"'],
    ['<svg></svg>', '"<svg>"'],
  ])('names %s %s', (markup, name) => {
    expect(describeElement(root(markup))).toBe(name);
  });
});

describe('revealHidden', () => {
  const SERVER = html`<i style="display:none"></i><i style="visibility:hidden"></i><i style="opacity:0"></i
    ><i style="opacity:0.5"></i><b style="color:red"></b>`;
  const shown = () =>
    [...document.body.children].map((element) => {
      const { display, visibility, opacity } = (element as HTMLElement).style;
      return display || visibility || opacity;
    });

  it('shows hidden elements, and hides them again', () => {
    root(SERVER);
    const before = document.body.innerHTML;
    const hide = revealHidden(document.body.children);
    expect(shown()).toEqual(['block', 'visible', '1', '0.5', '']);
    hide();
    expect(document.body.innerHTML).toBe(before);
  });

  it('shows an element of height 0', () => {
    root('<p style="height:0px;width:20%">text</p>');
    const [element] = document.body.children as unknown as HTMLElement[];
    const hide = revealHidden(document.body.children);
    expect(element?.style.height).toBe('auto');
    hide();
    expect(document.body.innerHTML).toBe('<p style="height:0px;width:20%">text</p>');
  });

  it('changes only the given properties', () => {
    root(SERVER);
    const hide = revealHidden(document.body.children, ['opacity']);
    expect(shown()).toEqual(['none', 'hidden', '1', '0.5', '']);
    hide();
  });

  it('shows an element that a style sheet hides', () => {
    root('<p class="et_animated"></p><style>.et_animated{opacity:0}</style>');
    const element = document.querySelector('p') as HTMLElement;
    const hide = revealHidden([element]);
    expect(element.style.opacity).toBe('1');
    hide();
    expect(element.outerHTML).toBe('<p class="et_animated"></p>');
  });

  it('does not change visible elements', () => {
    root('<p>text</p>');
    revealHidden(document.body.children)();
    expect(document.body.innerHTML).toBe('<p>text</p>');
  });
});
