/** What pages fetch when they are loaded: the very files that READMEs and budgets count, and few of them one after another. */
import { relative } from 'node:path';
import { pluginForm } from '@enliven/testing/plugin-markup';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { watchRequests } from '../../../scripts/browser/request-graph';
import { pageFiles } from '../../../scripts/size/page-bytes';
import { mounted, PATIENCE, settle } from './support/in-page';
import { accordion, html, module, tabs, toggle } from './support/markup';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage();
const browser = visits();

/** Loader, then all that is near the window. */
const NEAR = 2;
/** What is elsewhere is asked for by the runtime. */
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
const far = '<div class="far"></div>';

/** Each kind alone, as budgets name them. */
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

/** Milliseconds. */
const TRIP = 150;

/** Files whose requests stop coming. */
async function calm(page: Page, files: () => number): Promise<void> {
  for (let count = -1; count !== files(); await page.waitForTimeout(100)) {
    count = files();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
}

/** @returns the files a page fetches of its own accord, each with how many had to come until it was there, and what came alive */
async function load(body: string, folder: string) {
  const address = theStage.server.put('/loaded.html', html({ head: module(`${folder}enliven.js`), body }));
  let graph: Awaited<ReturnType<typeof watchRequests>> | undefined;
  const { page } = await browser.open(address, {
    before: async (fresh) => {
      graph = await watchRequests(fresh, `${theStage.server.origin}/enliven/`);
      // Without a network between, the runtime may be here before the frame in which the loader asks for the rest.
      await fresh.route('**/chunks/runtime-*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, TRIP));
        await route.continue();
      });
    },
  });
  const depths = () => graph?.depths() ?? new Map<string, number>();
  await expect.poll(() => depths().size, PATIENCE).toBeGreaterThan(2);
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
  it.each(Object.entries(KINDS))('a page with %s fetches what is counted, at once', async (name, body) => {
    const { files, depth, alive } = await load(body, folder);
    const counted = pageFiles(theStage.cdn, flavour, [name]).map((file) => relative(theStage.cdn, file));
    expect(alive).toEqual([name]);
    expect(files).toEqual(counted.sort());
    expect(depth).toBe(NEAR);
  });

  it.each([
    ['a gallery in a closed toggle', toggle('t').replace('<p>Text of t.</p>', gallery), 'gallery'],
    ['a gallery far below', far + gallery, 'gallery'],
    ['forms far below', far + contact + pluginForm(), 'plugin-form'],
    ['a portfolio far below', far + portfolio, 'fullwidth-portfolio'],
  ])('%s needs no third trip after the loader', async (_, body, name) => {
    const { depth, alive } = await load(body, folder);
    expect(alive).toContain(name);
    expect(depth).toBeLessThanOrEqual(ANYWHERE);
  });
});
