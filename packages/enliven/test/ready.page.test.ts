/** What other scripts find when jQuery's `ready` handlers run, and what nobody fetches without such scripts. */
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
const BODY = `<div id="page-container"><header id="main-header"><div id="et-top-navigation"><nav id="top-menu-nav"><ul id="top-menu" class="nav">
<li class="menu-item menu-item-has-children"><a href="#">Parent</a><ul class="sub-menu"><li class="menu-item"><a href="/child">Child</a></li></ul></li></ul></nav>
<div id="et_mobile_nav_menu"><div class="mobile_nav closed"><span class="select_page">Select</span><span class="mobile_menu_bar mobile_menu_bar_toggle">=</span></div></div></div></header>
<div class="far"></div><div class="et_pb_module et_pb_slider"><div class="et_pb_slides">${slide('One')}${slide('Two')}</div></div></div>`;

const COUNT = `globalThis.count = () => ['.et_mobile_menu a', '.et-pb-controllers a', '.et-pb-slider-arrows a'].map(
  (selector) => document.querySelectorAll(selector).length);`;
const SNIPPET = `<script>${COUNT} globalThis.told = [];
jQuery(() => told.push(['ready', ...count()]));
jQuery(document).on('et_pb_after_init_modules', () => told.push(['event', ...count()]));</script>`;

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

describe.each(['/enliven/enliven.js', '/enliven/lite/enliven.js'])('beside other scripts, %s', (src) => {
  it.each([0, 300])('ready handlers find menus, dots and arrows, with chunks that are %i ms late', async (late) => {
    const { page, errors } = await open(src, `<script src="/jquery.js"></script>${SNIPPET}`, late);
    const told = () => page.evaluate(() => (globalThis as unknown as { told: unknown[] }).told);
    await expect.poll(async () => (await told()).length, PATIENCE).toBe(2);
    await settle(page);
    expect(await told()).toEqual([
      ['ready', 2, 2, 2],
      ['event', 2, 2, 2],
    ]);
    expect(errors).toEqual([]);
  });

  it('ready handlers run after two seconds where no code comes', async () => {
    const { page } = await open(src, `<script src="/jquery.js"></script>${SNIPPET}`, 4000);
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { told: unknown[] }).told[0]), { timeout: 3500 })
      .toEqual(['ready', 0, 0, 0]);
  });

  it('an inline script without jQuery finds the menu', async () => {
    const { page } = await open(src, `<script>${COUNT} document.querySelector('.et_mobile_menu');</script>`, 0);
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { count(): number[] }).count()), PATIENCE)
      .toEqual([2, 2, 2]);
  });

  it('without any the menu is made on approach', async () => {
    const { page } = await open(src, '', 0);
    await settle(page);
    expect(await page.locator('.et_mobile_menu').count()).toBe(0);
    await page.locator('.mobile_menu_bar').hover();
    await expect.poll(() => page.locator('.et_mobile_menu').count(), PATIENCE).toBe(1);
  });
});
