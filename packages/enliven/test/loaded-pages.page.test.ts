/** Files that pages fetch: those that READMEs and budgets count, in few sequential trips. */
import { relative } from 'node:path';
import { pluginForm } from '@enliven/testing/plugin-markup';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { holdRuntime } from '../../../scripts/browser/hold';
import { watchRequests } from '../../../scripts/browser/request-graph';
import { pageFiles, THEME_HEADER } from '../../../scripts/size/page-bytes';
import { mounted, PATIENCE, settle } from './support/in-page';
import { accordion, html, module, tabs, toggle } from './support/markup';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage();
const browser = visits();

/** Trips for the loader, then for all elements near the window. */
const NEAR = 2;
/** One more trip, since the runtime requests the code of distant elements. */
const ANYWHERE = 3;

const slider = `<div class="et_pb_module et_pb_slider et_pb_slider_0"><div class="et_pb_slides">
<div class="et_pb_slide"><div class="et_pb_container">One</div></div><div class="et_pb_slide"><div class="et_pb_container">Two</div></div></div></div>`;
const portfolio = `<div class="et_pb_fullwidth_portfolio et_pb_fullwidth_portfolio_carousel"><div class="et_pb_portfolio_items">
<div class="et_pb_portfolio_item"><h3>One</h3></div><div class="et_pb_portfolio_item"><h3>Two</h3></div></div></div>`;
const contact = `<div id="et_pb_contact_form_0" class="et_pb_contact_form_container" data-form_unique_num="0"><div class="et-pb-contact-message"></div>
<div class="et_pb_contact"><form class="et_pb_contact_form" method="post" action="/contact"><p class="et_pb_contact_field"><label for="n">Name</label>
<input type="text" id="n" class="input" name="et_pb_contact_name_0" data-required_mark="required" data-field_type="input" data-original_id="name"></p>
<button type="submit" class="et_pb_contact_submit et_pb_button">Send</button></form></div></div>`;
const signUp = `<div class="et_pb_module et_pb_newsletter et_pb_newsletter_0"><div class="et_pb_newsletter_form"><form method="post">
<div class="et_pb_newsletter_result"></div><p class="et_pb_newsletter_field"><input id="m" class="input" type="text" name="et_pb_signup_email"></p>
<p class="et_pb_newsletter_button_wrap"><a class="et_pb_newsletter_button et_pb_button" href="#">Join</a></p></form></div></div>`;
const gallery = `<div class="et_pb_module et_pb_gallery et_pb_gallery_grid"><div class="et_pb_gallery_items et_post_gallery" data-per_page="4">
<div class="et_pb_gallery_item"><div class="et_pb_gallery_image"><a href="data:,"><img src="data:," alt=""></a></div></div></div></div>`;
const picture =
  '<a class="et_pb_lightbox_image" href="data:,"><img src="data:," alt="A picture" width="10" height="10"></a>';
const header = `<div id="page-container"><header id="main-header"><div class="container et_menu_container"><div class="logo_container"><a href="/">Home</a></div>
<div id="et-top-navigation"><nav id="top-menu-nav"><ul id="top-menu" class="nav"><li><a href="/a">A</a><ul class="sub-menu"><li><a href="/b">B</a></li></ul></li></ul></nav>
<div id="et_top_search"><span id="et_search_icon"></span></div><div id="et_mobile_nav_menu"><div class="mobile_nav closed"><span class="mobile_menu_bar"></span></div></div></div></div>
<div class="et_search_outer"><div class="et_search_form_container"><form class="et-search-form" action="/"><input type="search" class="et-search-field" name="s" aria-label="Search"></form><span class="et_close_search_field"></span></div></div>
</header><div id="et-main-area"><p>Words</p></div><span class="et_pb_scroll_top et-pb-icon"></span></div>`;
const far = '<div class="far"></div>';

/** Markup of each kind, with the name in budgets. */
const KINDS: Readonly<Record<string, string>> = {
  toggle: toggle(),
  accordion: accordion(),
  tabs: tabs(),
  slider,
  'fullwidth-portfolio': portfolio,
  'contact-form': contact,
  newsletter: signUp,
  'plugin-form': pluginForm(),
};

/** Waits until no more files are requested. */
async function calm(page: Page, files: () => number): Promise<void> {
  for (let count = -1; count !== files(); await page.waitForTimeout(100)) {
    count = files();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
}

/**
 * @param least minimum number of files
 * @returns files that a page fetches without a press, the number of trips, and the mounted behaviors
 */
async function load(body: string, folder: string, least = 3) {
  const address = theStage.server.put('/loaded.html', html({ head: module(`${folder}enliven.js`), body }));
  let graph: Awaited<ReturnType<typeof watchRequests>> | undefined;
  const { page } = await browser.open(address, {
    before: async (fresh) => {
      graph = await watchRequests(fresh, `${theStage.server.origin}/enliven/`);
      await holdRuntime(fresh);
    },
  });
  const depths = () => graph?.depths() ?? new Map<string, number>();
  await expect.poll(() => depths().size, PATIENCE).toBeGreaterThanOrEqual(least);
  await calm(page, () => depths().size);
  const files = depths();
  await settle(page);
  const alive = Object.keys(await mounted(page));
  return { files: [...files.keys()].sort(), depth: Math.max(...files.values()), alive };
}

describe.each([
  { flavour: 'react', folder: '/enliven/' },
  { flavour: 'lite', folder: '/enliven/lite/' },
] as const)('$flavour', ({ flavour, folder }) => {
  const counted = (...names: string[]) =>
    pageFiles(theStage.cdn, flavour, names)
      .map((file) => relative(theStage.cdn, file))
      .sort();

  it.each(Object.entries(KINDS))('a page with %s fetches the counted files in two trips', async (name, body) => {
    const { files, depth, alive } = await load(body, folder);
    expect(alive).toEqual([name]);
    expect(files).toEqual(counted(name));
    expect(depth).toBe(NEAR);
  });

  it('a page with the theme’s header fetches the counted files in two trips', async () => {
    const all = counted(...THEME_HEADER);
    const { files, depth, alive } = await load(header, folder, all.length);
    expect(alive.sort()).toEqual(THEME_HEADER);
    expect(files).toEqual(all);
    expect(depth).toBe(NEAR);
  });

  it('a page with a lightbox fetches the counted files once it is idle', async () => {
    const { files, depth, alive } = await load(picture, folder);
    expect(alive).toEqual(['lightbox']);
    expect(files).toEqual(counted('lightbox'));
    expect(depth).toBe(ANYWHERE);
  });

  it('a page without modules fetches the counted files', async () => {
    const { files, depth, alive } = await load('<h1>Words</h1><p>Nothing else.</p>', folder, 1);
    expect(alive).toEqual([]);
    expect(files).toEqual(counted());
    expect(depth).toBe(1);
  });

  it.each([
    ['a gallery in a closed toggle', toggle('t').replace('<p>Text of t.</p>', gallery), 'gallery'],
    ['a gallery far below', far + gallery, 'gallery'],
    ['forms far below', far + contact + pluginForm(), 'plugin-form'],
    ['a portfolio far below', far + portfolio, 'fullwidth-portfolio'],
  ])('%s needs at most two trips after the loader', async (_, body, name) => {
    const { depth, alive } = await load(body, folder);
    expect(alive).toContain(name);
    expect(depth).toBeLessThanOrEqual(ANYWHERE);
  });
});
