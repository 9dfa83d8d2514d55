/** Other scripts open and close menus by the theme's state classes. */
import { finishAnimations, key, nextFrames, renderBehavior, until } from '@enliven/testing';
import { describe, expect, it } from 'vitest';
import { headerSearch, menuModule, mobileMenu, sideMenu } from '../src';
// Loads the code before the first test waits for it.
import '../src/header-search/search-overlay';
import '../src/menu-module/module-search';
import '../src/mobile-menu/mobile-panel';
import '../src/side-menu/slide-panel';
import { HEADER, MODULE, page, SIDE } from './support/page';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;

async function press(bar: HTMLElement, expanded: string) {
  bar.click();
  await until(() => bar.getAttribute('aria-expanded') === expanded);
  await finishAnimations();
}

it('a mobile menu opens with the first press after a script has closed it', async () => {
  const { element: nav, stop } = await renderBehavior(mobileMenu, page(HEADER));
  const bar = find('.mobile_menu_bar');
  await press(bar, 'true');
  nav.classList.replace('opened', 'closed');
  await until(() => bar.getAttribute('aria-expanded') === 'false');
  await finishAnimations();
  expect(find('#mobile_menu').style.display).not.toBe('block');
  await press(bar, 'true');
  expect([nav.className, find('#mobile_menu').style.display]).toEqual(['mobile_nav opened', 'block']);
  await stop();
});

it('a mobile menu and its list close with a press after a script has opened them', async () => {
  const { element: nav, stop } = await renderBehavior(mobileMenu, page(HEADER));
  const bar = find('.mobile_menu_bar');
  await press(bar, 'true');
  await press(bar, 'false');
  nav.classList.replace('closed', 'opened');
  find('#mobile_menu').style.display = 'block';
  await until(() => bar.getAttribute('aria-expanded') === 'true');
  await press(bar, 'false');
  expect([nav.className, find('#mobile_menu').style.display]).toEqual(['mobile_nav closed', 'none']);
  await stop();
});

it('a slide-in menu opens with the first press after a script has closed it', async () => {
  const { stop } = await renderBehavior(
    sideMenu,
    `<div class="et_slide_in_menu_container"><a href="/one">One</a></div>
     <header id="main-header"><span class="mobile_menu_bar et_pb_header_toggle et_toggle_slide_menu"></span></header>`,
  );
  const toggle = find('.et_pb_header_toggle');
  const container = find('.et_slide_in_menu_container');
  await press(toggle, 'true');
  container.classList.remove('et_pb_slide_menu_opened');
  document.body.classList.remove('et_pb_slide_menu_active');
  await nextFrames();
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await press(toggle, 'true');
  expect(container.matches('.et_pb_slide_menu_opened')).toBe(true);
  await stop();
});

const MENU_SEARCH = 'et_pb_menu__search-container--';
describe.each([
  {
    where: 'header',
    behavior: headerSearch,
    markup: page(HEADER),
    opener: '#et_top_search',
    box: '.et_search_form_container',
    shown: 'et_pb_search_visible',
    hidden: 'et_pb_search_form_hidden',
  },
  {
    where: 'menu module',
    behavior: menuModule,
    markup: MODULE('left_aligned'),
    opener: '.et_pb_menu__search-button',
    box: '.et_pb_menu__search-container',
    shown: `${MENU_SEARCH}visible`,
    hidden: `${MENU_SEARCH}hidden`,
  },
])('the search of a $where', ({ behavior, markup, opener, box, shown, hidden }) => {
  const untilExpanded = (expanded: string) => until(() => find(opener).getAttribute('aria-expanded') === expanded);
  const rests = () => until(() => find(box).matches('.et_pb_no_animation'));

  it('can be used and closed after a script has opened it, without moving focus', async () => {
    const { stop } = await renderBehavior(behavior, markup);
    find(box).classList.add(shown);
    await untilExpanded('true');
    await rests();
    expect(find(box).inert).toBeFalsy();
    expect(document.activeElement).toBe(document.body);
    find(box).querySelector('input')?.focus();
    key('Escape');
    await untilExpanded('false');
    expect([find(box).matches(`.${shown}`), find(box).matches(`.${hidden}`)]).toEqual([false, true]);
    await stop();
  });

  it('opens with the first press after a script has closed it', async () => {
    const { stop } = await renderBehavior(behavior, markup);
    find(opener).click();
    await rests();
    find(box).classList.replace(shown, hidden);
    await untilExpanded('false');
    expect(find(box).inert).toBe(true);
    find(opener).click();
    await untilExpanded('true');
    expect([find(box).matches(`.${shown}`), find(box).matches(`.${hidden}`)]).toEqual([true, false]);
    await stop();
  });
});

describe('a list inside a slide-in menu', () => {
  const list = () => find('.et_pb_fullscreen_nav_container .sub-menu');
  const arrow = () => find('.et_mobile_menu_arrow');
  const state = () => [
    list().style.display,
    list().matches('.et_pb_slide_dropdown_opened'),
    arrow().getAttribute('aria-expanded'),
  ];
  async function open() {
    const result = await renderBehavior(sideMenu, page(SIDE(false)));
    await press(find('.et_pb_header_toggle'), 'true');
    await until(() => !!arrow());
    return result;
  }
  async function pressArrow() {
    arrow().click();
    await finishAnimations();
    await nextFrames();
  }

  it.each([
    ['by its display', () => list().style.setProperty('display', 'block')],
    ['by the class', () => list().classList.add('et_pb_slide_dropdown_opened')],
  ])('closes with one press after a script has opened the list %s', async (_, change) => {
    const { stop } = await open();
    change();
    await until(() => arrow().getAttribute('aria-expanded') === 'true');
    expect(state()).toEqual(['block', true, 'true']);
    await pressArrow();
    expect(state()).toEqual(['none', false, 'false']);
    await pressArrow();
    expect(state()).toEqual(['block', true, 'true']);
    await stop();
  });

  it('opens with one press after a script has closed it', async () => {
    const { stop } = await open();
    await pressArrow();
    expect(state()).toEqual(['block', true, 'true']);
    list().style.display = 'none';
    list().classList.remove('et_pb_slide_dropdown_opened');
    await until(() => arrow().getAttribute('aria-expanded') === 'false');
    await pressArrow();
    expect(state()).toEqual(['block', true, 'true']);
    await stop();
  });
});
