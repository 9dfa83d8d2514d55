/** Changes that small modules make to the page. */
import type { AnyBehavior } from '@enliven/core';
import { click, hover, html, nextFrames, renderBehavior, until } from '@enliven/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { boxShadow } from '../src/box-shadow';
import { dividers } from '../src/dividers';
import { fixups } from '../src/fixups';
import { headerScroll } from '../src/header-scroll';
import { layoutHover } from '../src/layout-hover';
import { login } from '../src/login';
import { search } from '../src/search';
import { sidebar } from '../src/sidebar';
import { waypoint } from '../src/waypoint';
import { controlSight, reduceMotion } from './sight';
import * as markup from './small-markup';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const off of undo.splice(0).reverse()) await off();
  document.body.className = '';
  for (const name of ['et_pb_box_shadow_elements', 'et_pb_custom', 'diviBreakpointData'])
    Reflect.deleteProperty(globalThis, name);
});

async function render(behavior: AnyBehavior, page: string) {
  const { element, stop } = await renderBehavior(behavior, page);
  undo.push(stop);
  return element;
}
const setGlobals = (globals: object) => Object.assign(globalThis, globals);
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const one = (selector: string) => all(selector)[0] as HTMLElement;

describe('in-view effects', () => {
  const image = html`<div class="et_pb_image et-waypoint et_pb_animation_left"></div>`;

  it('start when they come into view, or are above the window', async () => {
    const sight = controlSight();
    undo.push(sight.restore);
    const element = await render(waypoint, image);
    expect(element.classList.contains('et-animated')).toBe(false);
    sight.look(element, 'above');
    await until(() => element.classList.contains('et-animated'));
    sight.look(element, 'below');
    await nextFrames();
    expect(element.classList.contains('et-animated')).toBe(true);
  });

  it('start at once under reduced motion', async () => {
    const sight = controlSight();
    undo.push(sight.restore, reduceMotion());
    expect((await render(waypoint, image)).classList.contains('et-animated')).toBe(true);
  });

  it('exclude elements of the animation list and bar counters', () => {
    document.body.innerHTML = '<p class="et-waypoint et_animated"></p><ul class="et-waypoint et_pb_counters"></ul>';
    expect(all(waypoint.selector)).toEqual([]);
  });
});

describe('labels', () => {
  it('of a login form are only visually hidden', async () => {
    await render(login, markup.login());
    for (const label of all('label')) {
      expect(label.style.display).toBe('block');
      expect(label.style.clipPath).toBe('inset(50%)');
    }
  });

  it('of each search belong to its own field', async () => {
    await render(search, markup.search() + markup.search());
    const [first, second] = all('label').map((label) => (label as HTMLLabelElement).htmlFor);
    expect(all('.et_pb_s').map(({ id }) => id)).toEqual([first, second]);
    expect(first).not.toBe(second);
  });
});

describe('search widgets in a sidebar', () => {
  const marked = () => one('.widget_search').classList.contains('et-no-submit-button');

  it.each([
    ['no button', '', true],
    ['a button with text', '<button>Go</button>', false],
    ['a submit with a value', '<input type="submit" value="Go">', false],
    ['a submit that the browser names', '<input type="submit">', false],
    ['a submit without a name', '<input type="submit" value="">', true],
    ['an empty button', '<button></button>', true],
    ['an icon', '<button><svg></svg></button>', false],
    ['an icon font with a name', '<button aria-label="Search"></button>', false],
  ])('with %s ("%s") are marked as without a button: %s', async (_name, button, expected) => {
    await render(sidebar, markup.sidebar(button));
    expect(marked()).toBe(expected);
    const printed = one('.widget_search input[type=submit],.widget_search button');
    if (printed) expect(printed.style.display).toBe(expected ? 'none' : '');
  });

  it('are found by the site’s own selector; an invalid one finds none', async () => {
    setGlobals({ et_pb_custom: { widget_search_selector: '.finder' } });
    await render(sidebar, markup.sidebar('').replace('widget_search', 'widget_search finder'));
    expect(marked()).toBe(true);
    setGlobals({ et_pb_custom: { widget_search_selector: '((' } });
    await render(sidebar, markup.sidebar(''));
    expect(marked()).toBe(false);
  });
});

describe('text that turns light', () => {
  const tones = (element: Element) => [...element.classList].filter((name) => /bg_layout|text_color/.test(name));

  it('changes on hover, for the devices that the author has set, and changes back', async () => {
    const element = await render(
      layoutHover,
      html`<div class="x et_pb_bg_layout_dark et_pb_text_color_dark et_pb_bg_layout_dark_phone" data-background-layout="dark" data-background-layout-hover="light" data-background-layout-phone="dark"></div>`,
    );
    const server = element.className;
    const leave = hover(element);
    await until(() => element.classList.contains('et_pb_bg_layout_light'));
    expect(tones(element)).toEqual(['et_pb_bg_layout_light', 'et_pb_bg_layout_light_phone']);
    leave();
    await until(() => element.className === server);
  });

  it.each([
    ['et_pb_button_module_wrapper', '<a class="et_pb_button et_pb_bg_layout_dark" href="#">B</a>', ['.et_pb_button']],
    ['et_pb_gallery', '<div class="et_pb_gallery_item"></div>', ['.et_pb_gallery', '.et_pb_gallery_item']],
    ['et_pb_post_slider', '<div class="et_pb_slide"></div>', ['.et_pb_post_slider', '.et_pb_slide']],
  ])('changes with its module and parts of it: %s', async (name, inner, targets) => {
    const attributes = 'data-background-layout="dark" data-background-layout-hover="light"';
    const element = await render(layoutHover, `<div class="${name}" ${attributes}>${inner}</div>`);
    hover(element);
    await until(() => all('.et_pb_bg_layout_light').length === targets.length);
    expect(targets.every((target) => one(target).classList.contains('et_pb_bg_layout_light'))).toBe(true);
  });

  it('has the class for dark text in an audio module', async () => {
    const attributes = 'data-background-layout="dark" data-background-layout-hover="light"';
    const element = await render(layoutHover, `<div class="et_pb_audio_module" ${attributes}></div>`);
    hover(element);
    await until(() => element.classList.contains('et_pb_text_color_dark'));
  });

  it('changes while it is sticky in Divi 5', async () => {
    const element = await render(
      layoutHover,
      html`<div class="et_pb_bg_layout_dark" data-background-layout="dark" data-background-layout-sticky="light"></div>`,
    );
    element.classList.add('et_pb_sticky');
    window.dispatchEvent(new CustomEvent('ETBuilderStickyStart', { detail: { stickyId: 'a' } }));
    await until(() => element.classList.contains('et_pb_bg_layout_light'));
    element.classList.remove('et_pb_sticky');
    window.dispatchEvent(new CustomEvent('ETBuilderStickyEnd', { detail: { stickyId: 'a' } }));
    await until(() => element.classList.contains('et_pb_bg_layout_dark'));
  });

  it('ignores unknown values', async () => {
    const element = await render(layoutHover, '<div class="x" data-background-layout-hover="blue"></div>');
    hover(element);
    await nextFrames();
    expect(element.className).toBe('x');
  });
});

describe('rows and columns', () => {
  it('have the class of their division, in Divi 5 only as blocks', async () => {
    await render(
      fixups,
      markup.row(['1_4', '3_4']) +
        markup.row(['1_4', '3_4'], 'et_flex_row') +
        markup.row(['1_4', '3_4'], 'et_block_row'),
    );
    expect(all('.et_pb_row').map(({ classList }) => classList.contains('et_pb_row_1-4_3-4'))).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('include inner rows, which count their own columns', async () => {
    const inner = markup.row(['1_4', '1_4', '1_4', '1_4']).replace('et_pb_row ', 'et_pb_row_inner ');
    await render(fixups, `<div class="et_pb_row"><div class="et_pb_column et_pb_column_1_2">${inner}</div></div>`);
    expect(one('.et_pb_row_inner').classList.contains('et_pb_row_4col')).toBe(true);
    expect(one('.et_pb_row').className).toBe('et_pb_row');
  });

  it('in a specialty section have a class on plain columns', async () => {
    await render(
      fixups,
      html`<div class="et_section_specialty"><div class="et_pb_row"><div class="et_pb_column" id="a"></div><div class="et_pb_column et_pb_specialty_column" id="b"></div></div></div>`,
    );
    expect(all('.et_pb_column_single').map(({ id }) => id)).toEqual(['a']);
  });

  const menu = html`<div class="et_pb_row" id="row"><div class="et_pb_column"><nav class="et_pb_module et_pb_menu"></nav></div></div>`;
  it.each([
    ['', '', '3'],
    ['section_has_divider', '', '6'],
    ['et_flex_section', '', '4'],
    ['', 'z-index: 2', '3'],
    ['', 'z-index: 7', '7'],
  ])('with a menu in a section "%s" with the style "%s" have the z-index %s', async (section, style, expected) => {
    await render(fixups, `<div class="et_pb_section ${section}">${menu.replace('id="row"', `style="${style}"`)}</div>`);
    await until(() => one('.et_pb_row').style.zIndex === expected);
  });

  it('change their gutters on hover', async () => {
    const element = await render(
      fixups,
      html`<div class="et_pb_gutter_hover et_pb_gutters3" data-original_gutter="3" data-hover_gutter="1"></div>`,
    );
    const leave = hover(element);
    await until(() => element.className.includes('et_pb_gutters1') && !element.className.includes('et_pb_gutters3'));
    leave();
    await until(() => element.className === 'et_pb_gutter_hover et_pb_gutters3');
  });

  const image = (after = '', afterRow = '') =>
    html`<div class="et_pb_section"><div class="et_pb_row"><div class="et_pb_column" id="c"><div class="et_pb_module et_pb_image_sticky"></div>${after}</div></div>${afterRow}</div>`;
  it('have no space below an image that ends its section', async () => {
    await render(fixups, image());
    expect(one('.et_pb_section').className).toBe('et_pb_section et_pb_section_sticky et_pb_section_sticky_mobile');
    expect(one('.et_pb_row').classList.contains('et-last-child')).toBe(true);
    expect(one('#c').classList.contains('et_pb_row_sticky')).toBe(true);
  });
  it.each([
    ['a module follows', image('<div class="et_pb_module"></div>')],
    ['a row follows', image('', '<div class="et_pb_row"></div>')],
  ])('have space below an image when %s', async (_name, page) => {
    await render(fixups, page);
    expect(one('.et_pb_section').className).toBe('et_pb_section');
  });
});

describe('box shadows over the content', () => {
  it('have one overlay in front of each element of the page’s list', async () => {
    setGlobals({ et_pb_box_shadow_elements: ['.et_pb_image_0', '.a"]{}', '.et_pb_image_1'] });
    await render(
      boxShadow,
      '<div class="et_pb_image_0"><img></div><div class="et_pb_image_1"><div class="box-shadow-overlay"></div></div>',
    );
    expect(one('.et_pb_image_0').firstElementChild?.className).toBe('box-shadow-overlay');
    expect(one('.et_pb_image_0').classList.contains('has-box-shadow-overlay')).toBe(true);
    expect(all('.box-shadow-overlay').length).toBe(2);
  });

  it('are added to late markup, and removed with it', async () => {
    setGlobals({ et_pb_box_shadow_elements: ['.box'] });
    await render(boxShadow, '<p>Not yet</p>');
    document.body.insertAdjacentHTML('beforeend', '<section><div class="box"><b></b></div></section>');
    await until(() => one('.box').classList.contains('has-box-shadow-overlay'));
    const section = one('section');
    section.remove();
    await until(() => section.innerHTML === '<div class="box"><b></b></div>');
  });

  it.each([[[]], [undefined], [['((', '']], [7]])('are not added for the malformed list %o', async (list) => {
    setGlobals({ et_pb_box_shadow_elements: list });
    await render(boxShadow, '<p class="b"></p>');
    expect(all('.box-shadow-overlay')).toEqual([]);
  });

  it('can be listed by one selector instead of a list', async () => {
    setGlobals({ et_pb_box_shadow_elements: '.b' });
    await render(boxShadow, '<p class="b"></p>');
    expect(all('.box-shadow-overlay')).toHaveLength(1);
  });
});

describe('section dividers', () => {
  it('have transitions again', async () => {
    await render(dividers, markup.dividers());
    expect(all('.et-no-transition')).toEqual([]);
  });
});

describe('the scroll-down link', () => {
  it('has a name, prevents its default action, and moves focus to the next section', async () => {
    await render(headerScroll, markup.header(''));
    const link = one('.scroll-down-container');
    expect(link.title).toBe('Scroll down');
    expect(one('.scroll-down').getAttribute('aria-hidden')).toBe('true');
    expect(click(link)).toBe(false);
    await nextFrames();
    expect(document.activeElement?.id).toBe('next');
    expect(one('#next').tabIndex).toBe(-1);
    one('#next').blur();
    await until(() => !one('#next').hasAttribute('tabindex'));
  });

  it('does not handle clicks beside the link', async () => {
    const element = await render(headerScroll, markup.header(''));
    expect(click(element)).toBe(true);
  });
});
