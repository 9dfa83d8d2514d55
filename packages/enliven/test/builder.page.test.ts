/** Behaviors for previews run in a builder, and all behaviors on the public site, even when a builder opens or closes. */
import { describe, expect, it } from 'vitest';
import { doctor, mounted, PATIENCE, sent, settle } from './support/in-page';
import { html, module, three } from './support/markup';
import { stage } from './support/stage';
import { expectTab, tab } from './support/state';
import { visits } from './support/visit';

const theStage = stage();
const browser = visits();
/** Follows the settings that a builder sends. */
const PREVIEW = { 'scroll-effects': 1, sticky: 1 };
const ALL = { toggle: 1, accordion: 1, tabs: 1, animation: 1 };

const BODY = `${three()}<p class="et_animated">Arrives with a flourish.</p>`;

const put = (bodyClass: string, head = '', src?: string) =>
  theStage.server.put('/page.html', html({ head: head + module(src), bodyClass, body: BODY }));

const params = (builderType: string) =>
  `<script>var et_builder_utils_params = ${JSON.stringify({ builderType })};</script>`;

const builders = [
  { what: 'the visual builder', bodyClass: 'et-fb page', builder: 'vb' },
  { what: 'the back-end builder', bodyClass: 'et-fb et-bfb', builder: 'bfb' },
  { what: 'the theme builder', bodyClass: 'et-fb et-tb', builder: 'tb' },
  { what: 'a layout block preview', bodyClass: 'et-block-layout-preview', builder: 'lbp' },
  { what: 'a library item', bodyClass: 'et_pb_library_page-layout', builder: 'vb' },
  { what: 'the cloud editor', bodyClass: 'et-cloud-item-editor', builder: 'vb' },
  { what: 'declared parameters', head: params('vb'), builder: 'vb' },
  { what: 'the layout block builder', head: params('lbb'), bodyClass: 'et-fb', builder: 'lbb' },
  { what: 'the generation 5 builder', head: '<script>var ET_Builder = {};</script>', builder: 'vb' },
];

describe.each(builders)('$what', ({ bodyClass = '', head, builder }) => {
  it('mounts only behaviors for previews, and fetches no other code', async () => {
    const { page, errors, fetched } = await browser.open(put(bodyClass, head));
    await expect.poll(async () => (await doctor(page)).page.builder, PATIENCE).toBe(builder);
    await expect.poll(() => page.locator('html[data-enliven]').count(), PATIENCE).toBe(1);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect.poll(() => mounted(page), PATIENCE).toEqual(PREVIEW);
    expect(fetched.filter((address) => /\/chunks\/(view|disclosure|tabs)-/.test(address))).toEqual([]);
    expect(await sent(page)).toContain(await page.locator('body').evaluate((body) => body.innerHTML));
    expect(errors).toEqual([]);
  });
});

describe.each([
  { what: 'the public site', head: params('fe') },
  { what: 'a preview of a page', bodyClass: 'et-pb-preview' },
  { what: 'a body with similar class names', bodyClass: 'et-fbx et_pb_library' },
])('$what', ({ bodyClass = '', head }) => {
  it('mounts all behaviors', async () => {
    const { page } = await browser.open(put(bodyClass, head));
    expect((await settle(page)).page.builder).toBeNull();
    expect(await mounted(page)).toEqual(ALL);
  });
});

describe.each(['/enliven/enliven.js', '/enliven/lite/enliven.js'])('a page with %s', (src) => {
  it('restores its elements when a builder opens, and mounts them again when it closes', async () => {
    const { page, errors } = await browser.open(put('page', '', src));
    await settle(page);
    await tab(page.locator('#tabs'), 1).click();
    await expectTab(page.locator('#tabs'), 1);

    await page.evaluate(() => document.body.classList.add('et-fb'));
    await expect.poll(() => mounted(page), PATIENCE).toEqual(PREVIEW);
    await page.evaluate(() => document.body.classList.remove('et-fb'));
    await expect.poll(() => mounted(page), PATIENCE).toEqual(ALL);
    await tab(page.locator('#tabs'), 1).click();
    await expectTab(page.locator('#tabs'), 1);

    await page.evaluate(() => document.body.classList.add('et-fb'));
    await expect.poll(() => mounted(page), PATIENCE).toEqual(PREVIEW);
    const before = await sent(page);
    const isBack = async () => before.includes(await page.locator('body').evaluate((body) => body.innerHTML));
    await expect.poll(isBack, PATIENCE).toBe(true);
    expect(errors).toEqual([]);
  });
});

describe("a builder's own part of a public page", () => {
  it('is ignored', async () => {
    const body = `<div id="et-fb-app">${three()}</div>`;
    const { page } = await browser.open(theStage.server.put('/app.html', html({ head: module(), body })));
    await expect.poll(() => page.locator('html[data-enliven]').count(), PATIENCE).toBe(1);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await mounted(page)).toEqual({});
  });
});
