/** Menus by touch and keyboard in a browser: positions, focus and inert content. */
import { axeViolations, html, key, nextFrames, renderBehavior, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { headerSearch, menu, menuModule, mobileMenu, sideMenu } from '../src';
import { reachesBeyond } from '../src/menu/sub-menus';
import { HEADER, MENU, MODULE, page, SIDE } from './support/page';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;

const STYLE = `<style>
  body { margin: 0 } ul { list-style: none; margin: 0; padding: 0 } #here { height: 3000px }
  .nav { display: flex; justify-content: flex-end } .nav li { position: relative; padding: 10px }
  .nav li ul { position: absolute; left: 0; top: 40px; width: 240px; visibility: hidden; opacity: 0; background: #fff }
  .nav li li ul { left: 240px; top: 0 }
  .nav li:hover > ul, .nav li.et-touch-hover > ul { visibility: visible; opacity: 1 }
  .nav li.et-hover > ul { visibility: visible }
  .nav li.et-reverse-direction-nav li ul { left: -240px }
  .mobile_menu_bar { display: block; width: 32px; height: 32px; background: #036 }
  .et_mobile_menu { display: none; background: #fff }
  .et_slide_in_menu_container { position: fixed; top: 0; bottom: 0; right: -100%; width: 320px; background: #036; transition: right .2s; overflow: auto }
  .et_slide_in_menu_container a { color: #fff; display: block } #mobile_menu_slide { display: block }
  .et_slide_in_menu_container .sub-menu { display: none }
  .et_header_style_fullscreen .et_slide_in_menu_container { right: 0; width: 100%; visibility: hidden; opacity: 0; transition: all .2s }
  .et_slide_in_menu_container.et_pb_fullscreen_menu_opened { visibility: visible; opacity: 1 }
  #page-container { position: relative; transition: left .2s }
  </style>`;

beforeEach(() => browser.viewport(1200, 700));
afterEach(() => {
  document.body.className = '';
  window.scrollTo(0, 0);
});

describe('sub-menus', () => {
  it('open to the other side where they would exceed the window', async () => {
    expect(reachesBeyond(1000, 240, 1200)).toBe(true);
    expect(reachesBeyond(960, 240, 1200)).toBe(false);
    const { element } = await renderBehavior(menu, `${STYLE}<ul class="nav">${MENU}</ul>`);
    const item = find('.menu-item-2');
    element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await until(() => item.classList.contains('et-reverse-direction-nav'));
    expect(find('.menu-item-4 ul').getBoundingClientRect().right).toBeLessThanOrEqual(1200);
  });

  it('have aria-expanded while hovered by the pointer that has loaded their code', async () => {
    await renderBehavior(menu, `${STYLE}<ul class="nav">${MENU}</ul>`);
    const link = find('.menu-item-2>a');
    await userEvent.hover(link);
    await until(() => link.getAttribute('aria-expanded') === 'true');
    await userEvent.unhover(link);
    await until(() => link.getAttribute('aria-expanded') === 'false');
  });

  it('close with a second tap, although the style sheet shows the element tapped last', async () => {
    const menus = html`<ul class="nav"><li class="p menu-item-has-children"><a href="#">P</a><ul>
      <li class="q menu-item-has-children"><a href="#">Q</a><ul><li><a href="/r/">R</a></li></ul></li></ul></li></ul>`;
    await renderBehavior(menu, `${STYLE}${menus}<p id="elsewhere">text</p>`);
    const seen = () => ['.p>ul', '.q>ul'].map((list) => find(list).checkVisibility({ visibilityProperty: true }));
    const tap = (selector: string) => {
      find(selector).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
      find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    };
    // Browsers keep the hover state until another element is touched.
    await userEvent.hover(find('.p>a'));
    await until(() => find('.p>a').getAttribute('aria-expanded') === 'true');
    // Waits until the kept press has been replayed.
    await nextFrames(12);
    tap('#elsewhere');
    tap('.p>a');
    tap('.q>a');
    await until(() => `${seen()}` === 'true,true');
    tap('.p>a');
    await nextFrames(3);
    expect(seen()).toEqual([false, false]);
    tap('.p>a');
    await nextFrames(3);
    expect(seen()[0]).toBe(true);
    tap('.p>a');
    await userEvent.unhover(find('.p>a'));
    tap('#elsewhere');
    await userEvent.hover(find('.p>a'));
    await until(() => seen()[0] === true);
  });

  it('are reached with Tab, shown while they contain focus, and left', async () => {
    await renderBehavior(menu, `${STYLE}<ul class="nav">${MENU}</ul><a id="after" href="#x">After</a>`);
    const order: string[] = [];
    for (let steps = 0; steps < 7; steps++) {
      await userEvent.tab();
      await nextFrames(steps === 0 ? 12 : 2);
      const focused = document.activeElement as HTMLElement;
      order.push(focused.textContent?.trim().split('\n')[0] ?? '');
      expect(focused.checkVisibility({ visibilityProperty: true, opacityProperty: true })).toBe(true);
    }
    expect(order).toEqual(['One', 'Two', 'Two A', 'Two B', 'Two B C', 'Three', 'After']);
    expect(find('.menu-item-2').classList.contains('et-touch-hover')).toBe(false);
  });
});

describe('the mobile menu', () => {
  it('slides open below its bar without accessibility violations', async () => {
    await renderBehavior(mobileMenu, `${STYLE}${page(HEADER.replace('title=', 'aria-label='))}`);
    await userEvent.click(find('.mobile_menu_bar'));
    await until(() => (find('#mobile_menu')?.offsetHeight ?? 0) > 0);
    await until(() => find('#mobile_menu').getAnimations().length === 0);
    expect(document.activeElement).toBe(find('.mobile_menu_bar'));
    expect(await axeViolations(find('#main-header'))).toEqual([]);
  });

  it('opens and closes lists inside by their buttons, although the style sheet shows them with !important', async () => {
    const config = '<script type="application/json" id="enliven-config">{"header":{"collapse":true}}</script>';
    const theme =
      '<style>#main-header .et_mobile_menu li ul{visibility:visible!important;display:block!important}</style>';
    await renderBehavior(mobileMenu, `${config}${STYLE}${theme}${page(HEADER)}`);
    await userEvent.click(find('.mobile_menu_bar'));
    const list = () => find('#mobile_menu .menu-item-2>ul');
    const button = '#mobile_menu .menu-item-2>.et_mobile_menu_arrow';
    await until(() => find(button) !== null && find('#mobile_menu').getAnimations().length === 0);
    await until(() => list().offsetHeight === 0);
    await userEvent.click(find(button));
    await until(() => list().offsetHeight > 0 && list().getAnimations().length === 0);
    await userEvent.click(find(button));
    await until(() => list().offsetHeight === 0);
    expect(find(button).getAttribute('aria-expanded')).toBe('false');
  });
});

describe('a slide-in menu', () => {
  const box = () => find('.et_slide_in_menu_container').getBoundingClientRect();

  it.each([
    ['to the left', '', 1200 - 320, -320],
    ['to the right in right-to-left pages', 'rtl', 0, 320],
  ])('slides in, and moves the page %s', async (_name, direction, left, moved) => {
    document.body.className = `et_header_style_slide ${direction}`;
    const { stop } = await renderBehavior(
      sideMenu,
      `${STYLE}<style>.rtl .et_slide_in_menu_container{right:auto;left:-100%;transition:left .2s}</style>${page(SIDE(false))}`,
    );
    const toggle = find('.et_pb_header_toggle');
    expect(find('.et_slide_in_menu_container').inert).toBe(true);
    await userEvent.click(toggle);
    await until(() => Math.round(box().left) === left);
    await until(() => find('#page-container').getBoundingClientRect().left === moved);
    await until(() => document.activeElement === find('.et_slide_in_menu_container input'));
    expect(document.body.classList.contains('et_pb_slide_menu_active')).toBe(true);
    key('Escape');
    await nextFrames();
    expect(document.activeElement).toBe(toggle);
    expect(find('.et_slide_in_menu_container').inert).toBe(true);
    await until(() => find('#page-container').getBoundingClientRect().left === 0);
    await stop();
  });

  it('opens its lists with a button beside each link', async () => {
    document.body.className = 'et_header_style_slide';
    await renderBehavior(sideMenu, `${STYLE}${page(SIDE(false))}`);
    await userEvent.click(find('.et_pb_header_toggle'));
    await until(() => document.querySelector('.et_mobile_menu_arrow') !== null);
    const arrow = find('.menu-item-2>.et_mobile_menu_arrow');
    expect(arrow.getAttribute('aria-label')).toBe('Submenu of Two');
    arrow.focus();
    key('Enter');
    await nextFrames(3);
    expect(arrow.getAttribute('aria-expanded')).toBe('true');
    expect(find('.menu-item-2>.sub-menu').className).toContain('et_pb_slide_dropdown_opened');
    expect(find('.menu-item-2>.sub-menu').offsetHeight).toBeGreaterThanOrEqual(0);
    // A link without a target opens its list as well.
    find('.menu-item-4>a').click();
    await nextFrames(3);
    expect(find('.menu-item-4>.sub-menu').style.display).toBe('block');
  });
});

describe('a full-screen menu', () => {
  it('is a dialog that traps focus and restores it', async () => {
    document.body.className = 'et_header_style_fullscreen';
    const { stop } = await renderBehavior(sideMenu, `${STYLE}${page(SIDE(true), html`<p id="here">text</p>`)}`);
    const toggle = find('.et_pb_header_toggle');
    const container = find('.et_slide_in_menu_container');
    await userEvent.click(toggle);
    await until(() => container.contains(document.activeElement));
    expect([container.role, container.ariaModal, container.ariaLabel]).toEqual(['dialog', 'true', 'Menu']);
    expect([find('#main-header').inert, find('#et-main-area').inert, container.inert]).toEqual([true, true, false]);
    for (let steps = 0; steps < 9; steps++) {
      await userEvent.tab();
      expect(document.activeElement === document.body || container.contains(document.activeElement)).toBe(true);
    }
    key('Escape', container);
    await nextFrames();
    expect(document.activeElement).toBe(toggle);
    expect([find('#main-header').inert, container.inert]).toEqual([false, true]);
    await userEvent.click(toggle);
    await until(() => container.contains(document.activeElement));
    find('.in-page').click();
    await nextFrames();
    expect(container.inert).toBe(true);
    history.replaceState(null, '', location.pathname + location.search);
    await stop();
  });
});

describe('the button of a search', () => {
  it('covers the glyph of the theme, and causes no layout shift', async () => {
    const theme =
      '<style>#et_top_search{position:relative;float:right;width:18px}#et_search_icon::before{content:"s";position:absolute;top:-3px}</style>';
    const { stop } = await renderBehavior(headerSearch, `${theme}${page(HEADER)}`);
    const box = () => find('#et_top_search').getBoundingClientRect();
    await until(() => box().height === 17);
    const { x, y } = box();
    const seen = document.elementFromPoint(x + 9, y + 8);
    expect(seen?.closest('#et_top_search')).toBe(find('#et_top_search'));
    const height = find('#main-header').offsetHeight;
    await stop();
    expect(box().height).toBe(0);
    expect(find('#main-header').offsetHeight).toBe(height);
  });
});

describe('the search of a menu module', () => {
  const THEME = `<style>
    .et_pb_menu { position: relative } .et_pb_menu__logo-wrap { position: absolute; height: 60px }
    .et_pb_menu__search-container { position: absolute; box-sizing: border-box; width: 100% }
    .et_pb_menu__search-container--disabled { display: none } .et_pb_menu__search-input { width: 100% }</style>`;

  it.each([
    ['beside a logo', 100, 250],
    ['in place of a logo that leaves no space', 250, 350],
  ])('is shown %s', async (_name, logo, field) => {
    const { stop } = await renderBehavior(
      menuModule,
      `${THEME}<style>.et_pb_menu__logo-wrap { width: ${logo}px }</style><div style="width:350px">${MODULE('left_aligned')}</div>`,
    );
    const before = find('.et_pb_menu__logo-wrap').outerHTML;
    await userEvent.click(find('.et_pb_menu__search-button'));
    const input = find('.et_pb_menu__search-input');
    await until(() => document.activeElement === input);
    await until(() => input.offsetWidth > field - 40 && input.offsetWidth <= field);
    const seen = logo > 200 ? 'hidden' : 'visible';
    await until(() => getComputedStyle(find('.et_pb_menu__logo-wrap')).visibility === seen);
    await stop();
    expect(find('.et_pb_menu__logo-wrap').outerHTML).toBe(before);
  });
});

describe('the search of a menu module in right-to-left text', () => {
  it('is shown beside the logo', async () => {
    const theme = `<style>.et_pb_menu_inner_container { position: relative; display: flex } .et_pb_menu__logo-wrap { width: 100px; height: 60px }
      .et_pb_menu__search-container { position: absolute; box-sizing: border-box; left: 0; right: 0 } .et_pb_menu__search-container--disabled { display: none }
      .et_pb_menu__search-input { width: 100%; box-sizing: border-box }</style>`;
    await renderBehavior(menuModule, `${theme}<div dir="rtl" style="width:500px">${MODULE('left_aligned')}</div>`);
    await userEvent.click(find('.et_pb_menu__search-button'));
    const input = find('.et_pb_menu__search-input');
    await until(() => document.activeElement === input);
    const logo = find('.et_pb_menu__logo-wrap').getBoundingClientRect();
    await until(() => input.getBoundingClientRect().right <= logo.left);
    expect(input.offsetWidth).toBe(400);
  });
});

describe('the row of a menu module', () => {
  it('has a z-index above later rows, also when those have menus', async () => {
    const rows = MODULE('left_aligned') + MODULE('left_aligned', 1);
    const dividers = '<div class="et_pb_section section_has_divider">';
    const { stop } = await renderBehavior(menuModule, rows.replace('<div class="et_pb_section">', dividers));
    const [first, second] = [...document.querySelectorAll<HTMLElement>('.et_pb_row')];
    await until(() => first?.style.zIndex === '7');
    expect(second?.style.zIndex ?? '').toMatch(/^3?$/);
    await stop();
    expect(first?.hasAttribute('style')).toBe(false);
  });
});

describe('the search of a shrinking header', () => {
  it('is as high as the header', async () => {
    const { stop } = await renderBehavior(
      headerSearch,
      `<style>#main-header{height:80px}#main-header.et-fixed-header{height:54px}</style>${page(HEADER)}`,
    );
    find('#et_top_search').click();
    const height = () => find('.et_search_form_container').style.height;
    await until(() => height() === '80px');
    find('#main-header').classList.add('et-fixed-header');
    window.dispatchEvent(new CustomEvent('ETDiviFixedHeaderTransitionEnd'));
    await until(() => height() === '54px');
    await stop();
  });
});
