/** The theme's own script in a combined file, before or after ours: the first one keeps the page, and no press is handled twice. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { doctor, mounted, PATIENCE, settle } from './support/in-page';
import { config, html, module, toggle } from './support/markup';
import { stage } from './support/stage';
import { expectToggle, title, titleButton } from './support/state';
import { visits } from './support/visit';

const theStage = stage();
const browser = visits();
const library = readFileSync(createRequire(import.meta.url).resolve('jquery/dist/jquery.min.js'), 'utf8');

/** Models toggles of the theme's script: one listener on the body, a slide, and classes at its end. */
const COMBINED = `window.et_pb_init_modules = () => jQuery(($) => {
  $('body').on('click', '.et_pb_toggle_title, .et_fb_toggle_overlay', function () {
    globalThis.theirs = (globalThis.theirs ?? 0) + 1;
    const $toggle = $(this).closest('.et_pb_toggle');
    const $content = $toggle.find('.et_pb_toggle_content');
    if ($content.is(':animated')) return;
    $content.slideToggle(300, () => $toggle.toggleClass('et_pb_toggle_open et_pb_toggle_close'));
  });
});
et_pb_init_modules();`;

/** Script of a child theme. */
const NOTES = `jQuery('body').on('click', '.et_pb_toggle_title', () => (globalThis.noted = (globalThis.noted ?? 0) + 1));`;

const classic = (src: string, how = '') => `<script src="${src}" ${how}></script>`;

async function open(head: string, folder = ''): Promise<{ page: Page; errors: string[]; warnings: string[] }> {
  theStage.server.put('/all.js', `${library};${COMBINED}`);
  theStage.server.put('/theirs.js', COMBINED);
  theStage.server.put('/jquery.js', library);
  theStage.server.put('/notes.js', NOTES);
  const ours = module(`/enliven/${folder}enliven.js`);
  const visit = await browser.open(
    theStage.server.put('/page.html', html({ head: head.replace('OURS', ours), body: toggle() + toggle('second') })),
  );
  await expect.poll(() => visit.page.locator('html[data-enliven]').count(), PATIENCE).toBe(1);
  return visit;
}

const counted = (page: Page, name: 'theirs' | 'noted') =>
  page.evaluate((key) => (globalThis as unknown as Record<string, number | undefined>)[key] ?? 0, name);

const display = (page: Page) =>
  page.locator('#toggle .et_pb_toggle_content').evaluate((element) => (element as HTMLElement).style.display);

async function pressAndExpectOpen(page: Page): Promise<void> {
  await title(page.locator('#toggle')).click();
  await expectToggle(page.locator('#toggle'), 'open');
  // Waits long enough for a second handler to run.
  await page.waitForTimeout(600);
  await expectToggle(page.locator('#toggle'), 'open');
  expect(await display(page)).toBe('block');
}

const stayedOut = async (page: Page) =>
  Object.fromEntries((await doctor(page)).behaviors.map((one) => [one.name, one.stayedOut]));

describe.each(['', 'lite/'])('with the folder "%s"', (folder) => {
  it.each([
    { how: 'before ours', head: `${classic('/all.js')}OURS` },
    { how: 'deferred before ours', head: `${classic('/all.js', 'defer')}OURS` },
  ])('a combined file $how keeps the toggles, with a remark', async ({ head }) => {
    const { page, errors, warnings } = await open(head, folder);
    await expect.poll(async () => (await stayedOut(page)).toggle, PATIENCE).toBe('divi-custom-script');
    expect(await mounted(page)).toEqual({});
    await pressAndExpectOpen(page);
    expect(await counted(page, 'theirs')).toBe(1);
    expect(warnings.filter((text) => text.startsWith('[enliven] toggle'))).toEqual([
      '[enliven] toggle stays out: the theme\'s own "divi-custom-script" runs here, in a file of another name, as et_pb_init_modules() shows. Take "divi-custom-script" out of the combined file, or configure "force": ["toggle"].',
    ]);
    expect(errors).toEqual([]);
  });

  it('of our script and a combined file deferred after it, only one handles a press', async () => {
    const { page, errors } = await open(`OURS${classic('/all.js', 'defer')}`, folder);
    await page.waitForLoadState('load');
    await expect
      .poll(async () => (await stayedOut(page)).toggle ?? (await mounted(page)).toggle, PATIENCE)
      .toBeDefined();
    const theirs = (await stayedOut(page)).toggle === 'divi-custom-script';
    if (!theirs)
      await expect.poll(() => page.evaluate('jQuery.event.special.click.handle !== undefined'), PATIENCE).toBe(true);
    await pressAndExpectOpen(page);
    expect(await counted(page, 'theirs')).toBe(theirs ? 1 : 0);
    expect(errors).toEqual([]);
  });

  it('mounted toggles handle presses alone when the theme’s script arrives much later', async () => {
    const { page, errors, warnings } = await open(`${classic('/jquery.js')}OURS`, folder);
    await settle(page);
    expect(await mounted(page)).toEqual({ toggle: 2 });
    await page.addScriptTag({ url: '/notes.js' });
    await page.addScriptTag({ url: '/theirs.js' });
    await pressAndExpectOpen(page);
    expect(await counted(page, 'theirs')).toBe(0);
    expect(await counted(page, 'noted')).toBe(1);
    expect(warnings.filter((text) => text.includes('stays active'))).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  it('mounted toggles handle keys alone when jQuery arrives with the theme’s script', async () => {
    const { page, errors } = await open('OURS', folder);
    await settle(page);
    await page.addScriptTag({ url: '/all.js' });
    // The code for this loads when jQuery has arrived.
    await expect.poll(() => page.evaluate('jQuery.event.special.click.handle !== undefined'), PATIENCE).toBe(true);
    await titleButton(page.locator('#toggle')).press('Enter');
    await expectToggle(page.locator('#toggle'), 'open');
    await page.waitForTimeout(600);
    expect(await display(page)).toBe('block');
    expect(await counted(page, 'theirs')).toBe(0);
    expect(errors).toEqual([]);
  });
});

it('stop() lets the theme’s script handle presses again', async () => {
  const { page } = await open(`${classic('/jquery.js')}OURS`);
  await settle(page);
  await page.addScriptTag({ url: '/theirs.js' });
  await page.evaluate(() => (globalThis as unknown as { enliven: { stop(): Promise<void> } }).enliven.stop());
  await title(page.locator('#toggle')).click();
  await expect.poll(() => counted(page, 'theirs'), PATIENCE).toBe(1);
  expect(await page.evaluate('jQuery.event.special.click.handle')).toBeUndefined();
});

it('the option force mounts our toggles, and the theme’s script does not handle presses', async () => {
  const { page } = await open(`${classic('/all.js')}${config({ force: ['toggle'] })}OURS`);
  await settle(page);
  expect(await mounted(page)).toEqual({ toggle: 2 });
  await pressAndExpectOpen(page);
  expect(await counted(page, 'theirs')).toBe(0);
});

it('a site’s own listener on titles does not keep a behavior out', async () => {
  const { page, warnings } = await open(`${classic('/jquery.js')}OURS${classic('/notes.js', 'defer')}`);
  await settle(page);
  expect(await mounted(page)).toEqual({ toggle: 2 });
  await pressAndExpectOpen(page);
  expect(await counted(page, 'noted')).toBe(1);
  expect(warnings).toEqual([]);
});

it('a page without jQuery fetches no code for coexistence', async () => {
  theStage.server.put('/plain.html', html({ head: module(), body: toggle() }));
  const { page, fetched } = await browser.open(
    theStage.server.put('/plain.html', html({ head: module(), body: toggle() })),
  );
  await settle(page);
  expect(fetched.filter((address) => /settings|keep-presses|traces/.test(address))).toEqual([]);
});
