/** Elements that other scripts find when jQuery's `ready` handlers run, and files that a page without such scripts does not load. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { PATIENCE, settle } from './support/in-page';
import { html, module } from './support/markup';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage();
const browser = visits();
const library = readFileSync(createRequire(import.meta.url).resolve('jquery/dist/jquery.min.js'), 'utf8');

const slide = (name: string) =>
  `<div class="et_pb_slide"><div class="et_pb_container"><h2 class="et_pb_slide_title">${name}</h2></div></div>`;
const each = (names: string, make: (name: string) => string) => names.split(' ').map(make).join('');
const work = (name: string) => `<div class="et_pb_portfolio_item et_pb_grid_item">${name}</div>`;
/** Far below the window. */
const MODULES = `<div style="height:9000px"></div>
<div class="et_pb_module et_pb_gallery et_pb_gallery_grid"><div class="et_pb_gallery_items" data-per_page="1">${each('A B', (name) => `<div class="et_pb_gallery_item et_pb_grid_item">${name}</div>`)}</div><div class="et_pb_gallery_pagination"></div></div>
<div class="et_pb_module et_pb_filterable_portfolio" data-posts-number="1"><div class="et_pb_portfolio_items">${each('A B', work)}</div><div class="et_pb_portofolio_pagination"></div></div>
<div class="et_pb_module et_pb_fullwidth_portfolio et_pb_fullwidth_portfolio_carousel" data-auto-rotate="off"><div class="et_pb_portfolio_items">${each('A B C D E F', work)}</div></div>
<div style="display:none"><div class="et_pb_module et_pb_fullwidth_portfolio et_pb_fullwidth_portfolio_carousel" data-auto-rotate="off"><div class="et_pb_portfolio_items">${work('A')}</div></div></div>
<div class="et_pb_carousel"><div class="et_pb_carousel_items">${each('A B C D E', (name) => `<div class="et_pb_carousel_item">${name}</div>`)}</div></div>
<div class="et_pb_module et_pb_video_slider"><div class="et_pb_slider et_pb_slider_carousel et_pb_slider_no_pagination et_pb_slider_no_arrows"><div class="et_pb_slides">${each('A B', (name) => `<div class="et_pb_slide" data-image="data:,">${name}</div>`)}</div></div></div>`;
const BODY = `<div id="page-container"><header id="main-header"><div id="et-top-navigation"><nav id="top-menu-nav"><ul id="top-menu" class="nav">
<li class="menu-item menu-item-has-children"><a href="#">Parent</a><ul class="sub-menu"><li class="menu-item"><a href="/child">Child</a></li></ul></li></ul></nav>
<div id="et_mobile_nav_menu"><div class="mobile_nav closed"><span class="select_page">Select</span><span class="mobile_menu_bar mobile_menu_bar_toggle">=</span></div></div></div></header>
<div class="far"></div><div class="et_pb_module et_pb_slider"><div class="et_pb_slides">${slide('One')}${slide('Two')}</div></div>${MODULES}</div>`;

const COUNT = `globalThis.count = () => [
  '.et_mobile_menu a', '.et_pb_module > .et-pb-controllers a', '.et_pb_slider > .et-pb-slider-arrows a',
  '.et_pb_gallery_pagination li', '.et_pb_portofolio_pagination li', '.et_pb_portfolio_items .et-pb-arrow-next', '.et_pb_carousel_group .et_pb_portfolio_item',
  '.et_pb_carousel > .et-pb-slider-arrows a', '.et-carousel-group .et_pb_carousel_item', '.et_pb_video_slider .et_pb_carousel_item'].map(
  (selector) => document.querySelectorAll(selector).length);`;
/** Number of elements for each selector. */
const BUILT = [2, 2, 2, 4, 4, 1, 4, 2, 5, 2];
const SNIPPET = `<script>${COUNT} globalThis.calls = [];
jQuery(() => calls.push(['ready', ...count()]));
jQuery(document).on('et_pb_after_init_modules', () => calls.push(['event', ...count()]));</script>`;

async function open(src: string, head: string, late: number) {
  theStage.server.put('/jquery.js', library);
  const address = theStage.server.put('/page.html', html({ head: head + module(src), body: BODY }));
  return browser.open(address, {
    before: (page) =>
      page.route('**/chunks/**', async (route) => {
        if (late) await new Promise((resolve) => setTimeout(resolve, late));
        await route.continue();
      }),
  });
}

describe.each(['/enliven/enliven.js', '/enliven/lite/enliven.js'])('on a page with %s', (src) => {
  it.each([0, 300])(
    'handlers of ready find menus, dots, arrows, page numbers and groups, with chunks that are %i ms late',
    async (late) => {
      const { page, errors } = await open(src, `<script src="/jquery.js"></script>${SNIPPET}`, late);
      const calls = () => page.evaluate(() => (globalThis as unknown as { calls: unknown[] }).calls);
      await expect.poll(async () => (await calls()).length, PATIENCE).toBe(2);
      await settle(page);
      expect(await calls()).toEqual([
        ['ready', ...BUILT],
        ['event', ...BUILT],
      ]);
      expect(errors).toEqual([]);
    },
  );

  it('handlers of ready run after two seconds when no code loads', async () => {
    const { page } = await open(src, `<script src="/jquery.js"></script>${SNIPPET}`, 4000);
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { calls: unknown[] }).calls[0]), { timeout: 3500 })
      .toEqual(['ready', ...BUILT.map(() => 0)]);
  });

  it('an inline script without jQuery finds the menu', async () => {
    const { page } = await open(src, `<script>${COUNT} document.querySelector('.et_mobile_menu');</script>`, 0);
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { count(): number[] }).count()), PATIENCE)
      .toEqual(BUILT);
  });

  it('the mobile menu is built on hover when there are no other scripts', async () => {
    const { page } = await open(src, '', 0);
    await settle(page);
    expect(await page.locator('.et_mobile_menu').count()).toBe(0);
    await page.locator('.mobile_menu_bar').hover();
    await expect.poll(() => page.locator('.et_mobile_menu').count(), PATIENCE).toBe(1);
  });
});
