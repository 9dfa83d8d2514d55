/** Menus in windows whose width changes, as on phones that are rotated. */
import { key, renderBehavior, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { headerSearch, menuModule, sideMenu } from '../src';
import { HEADER, MODULE, page, SIDE } from './support/page';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const container = () => find('.et_slide_in_menu_container');

const STYLE = `<style>
  body { margin: 0 } ul { list-style: none; margin: 0; padding: 0 }
  .mobile_menu_bar { display: block; width: 32px; height: 32px; background: #036 }
  .et_slide_in_menu_container { position: fixed; top: 0; bottom: 0; background: #036 }
  .et_slide_in_menu_container .sub-menu { display: none }
  .et_header_style_slide .et_slide_in_menu_container { right: -100%; width: 320px; max-width: 75%; transition: right .1s }
  .et_header_style_fullscreen .et_slide_in_menu_container { right: 0; width: 100%; visibility: hidden }
  .et_header_style_fullscreen .et_pb_fullscreen_menu_opened { visibility: visible }
  .et_slide_menu_top { height: 60px } @media (max-width: 700px) { .et_slide_menu_top { height: 200px } }
  #page-container { position: relative; transition: left .1s }
  </style>`;

beforeEach(() => browser.viewport(400, 600));
afterEach(() => {
  document.body.className = '';
});

describe('a slide-in menu', () => {
  const edges = () => [container().getBoundingClientRect().left, find('#page-container').getBoundingClientRect().right];

  it('stays adjacent to the page when the window’s width changes', async () => {
    document.body.className = 'et_header_style_slide';
    const { stop } = await renderBehavior(sideMenu, STYLE + page(SIDE(false)));
    await userEvent.click(find('.et_pb_header_toggle'));
    await until(() => `${edges()}` === '100,100');
    await browser.viewport(800, 400);
    await until(() => `${edges()}` === '480,480');
    await stop();
  });

  it('stays off screen once it is closed', async () => {
    document.body.className = 'et_header_style_slide';
    const { stop } = await renderBehavior(sideMenu, STYLE + page(SIDE(false)));
    const isSeen = () => container().checkVisibility() && container().getBoundingClientRect().left < window.innerWidth;
    await userEvent.click(find('.et_pb_header_toggle'));
    await until(() => `${edges()}` === '100,100');
    key('Escape');
    await until(() => !isSeen());
    await browser.viewport(800, 400);
    // Waits longer than any transition of the menu.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(isSeen()).toBe(false);
    await userEvent.click(find('.et_pb_header_toggle'));
    await until(() => `${edges()}` === '480,480');
    await stop();
  });
});

describe('a full-screen menu', () => {
  it('has the padding for the header when the window’s width changes', async () => {
    await browser.viewport(1000, 600);
    document.body.className = 'et_header_style_fullscreen';
    const { stop } = await renderBehavior(sideMenu, STYLE + page(SIDE(true)));
    await userEvent.click(find('.et_pb_header_toggle'));
    await until(() => container().style.paddingTop === '80px');
    await browser.viewport(400, 600);
    await until(() => container().style.paddingTop === '220px');
    await stop();
  });
});

describe('the search of a menu module', () => {
  it('replaces a logo that leaves no space when the window becomes narrower', async () => {
    await browser.viewport(800, 600);
    const theme = `<style>body { margin: 0 } .et_pb_menu { position: relative } .et_pb_menu__logo-wrap { position: absolute; width: 200px; height: 60px }
      .et_pb_menu__search-container { position: absolute; box-sizing: border-box; width: 100% }
      .et_pb_menu__search-container--disabled { display: none } .et_pb_menu__search-input { width: 100%; box-sizing: border-box }</style>`;
    const { stop } = await renderBehavior(menuModule, theme + MODULE('left_aligned'));
    await userEvent.click(find('.et_pb_menu__search-button'));
    const width = () => find('.et_pb_menu__search-input').offsetWidth;
    await until(() => width() === 600);
    await browser.viewport(320, 600);
    await until(() => width() === 320);
    expect(getComputedStyle(find('.et_pb_menu__logo-wrap')).visibility).toBe('hidden');
    await stop();
  });
});

describe('the search of a header', () => {
  const theme = `<style>#main-header { height: 90px; transition: height .2s } #et_top_search { position: relative; z-index: 1; width: 18px } #top-menu { width: 500px; padding: 0 }
    @media (max-width: 700px) { #main-header { height: 60px } #top-menu { display: none } }
    .et_header_style_centered .et_search_outer { display: block } @media (max-width: 700px) { .et_header_style_centered .et_search_outer { display: none } }</style>`;
  const form = () => find('.et_search_form_container');
  const isOpen = () => form().classList.contains('et_pb_search_visible');

  it('follows the height of the header and the width of the menu', async () => {
    await browser.viewport(600, 600);
    const { stop } = await renderBehavior(headerSearch, theme + page(HEADER));
    await userEvent.click(find('#et_top_search'));
    await until(() => form().style.height === '60px');
    await browser.viewport(900, 600);
    await until(() => form().style.height === '90px' && form().style.maxWidth === '560px');
    find('#top-menu').style.width = '300px';
    await until(() => form().style.maxWidth === '360px');
    find('#top-menu').removeAttribute('style');
    await stop();
  });

  it('closes at widths at which the style sheet hides its form', async () => {
    await browser.viewport(900, 600);
    document.body.className = 'et_header_style_centered';
    await renderBehavior(headerSearch, theme + page(HEADER));
    await userEvent.click(find('#et_top_search'));
    await until(() => isOpen() && form().classList.contains('et_pb_no_animation'));
    await browser.viewport(600, 600);
    await until(() => !isOpen());
    await until(() => find('#et_top_search').getAttribute('aria-expanded') === 'false');
  });
});
