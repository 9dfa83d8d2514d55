/** Optional style sheet that shows elements hidden by the theme when no runtime has loaded, and in print. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectSoon, PATIENCE, settle, stop } from './support/in-page';
import { html, module, three } from './support/markup';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage();
const browser = visits();

const HIDDEN = `<p class="et_animated" id="animated">One</p><p class="et-waypoint" id="waypoint">Two</p>
<div class="et_pb_preload" id="preload"><p id="inside">Three</p></div>`;
const STYLE = '<style>.et_pb_preload > * { visibility: hidden } .et_pb_toggle_close { color: #123 }</style>';
const sheet = (folder = '') => `<link rel="stylesheet" href="/enliven/${folder}failsafe.css">`;

const put = (head: string, body = HIDDEN) => theStage.server.put('/page.html', html({ head: STYLE + head, body }));

/** Returns the visible ones of the four. */
const seen = (page: Page) =>
  page.evaluate(() =>
    ['animated', 'waypoint', 'preload', 'inside'].filter((id) => {
      const { opacity, visibility } = getComputedStyle(document.getElementById(id) as Element);
      return Number(opacity) === 1 && visibility === 'visible';
    }),
  );

/** Finishes all animations of the page. @returns their end times in milliseconds */
const passTime = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const end = Number(animation.effect?.getComputedTiming().endTime);
      animation.finish();
      return end;
    }),
  );

const ALL = ['animated', 'waypoint', 'preload', 'inside'];

describe.each(['', 'lite/'])('failsafe.css of folder "%s"', (folder) => {
  it('shows all elements after four seconds without a script', async () => {
    const { page } = await browser.open(put(sheet(folder)), { javaScriptEnabled: true });
    expect(await seen(page)).toEqual(['preload']);
    const ends = await passTime(page);
    expect(ends).toEqual([4000, 4000, 4000, 4000]);
    expect(await seen(page)).toEqual(ALL);
  });

  it('shows all elements when the script fails to load', async () => {
    const { page } = await browser.open(put(sheet(folder) + module(`/enliven/${folder}nowhere.js`)));
    await passTime(page);
    expect(await seen(page)).toEqual(ALL);
  });

  it('has no effect once a runtime has loaded', async () => {
    const { page } = await browser.open(put(sheet(folder) + module(`/enliven/${folder}enliven.js`), HIDDEN + three()));
    await expectSoon(page, () => document.documentElement.hasAttribute('data-enliven'), true);
    const names = await page.evaluate(() =>
      document.getAnimations().map((animation) => (animation as CSSAnimation).animationName),
    );
    expect(names.filter((name) => name === 'enliven-show')).toEqual([]);
  });
});

describe('a hidden element without a behavior', () => {
  it('is shown by the runtime, and restored by stop()', async () => {
    const { page } = await browser.open(put(module()));
    await expect.poll(() => seen(page), PATIENCE).toEqual(ALL);
    expect((await settle(page)).hidden).toEqual([]);
    await stop(page);
    expect(await seen(page)).toEqual(['preload']);
    expect(await page.locator('[style],[data-enliven]').count()).toBe(0);
  });

  it('is shown when it arrives late', async () => {
    const { page } = await browser.open(put(module(), three()));
    await settle(page);
    await page.evaluate((late) => document.body.insertAdjacentHTML('beforeend', late), HIDDEN);
    await expect.poll(() => seen(page), PATIENCE).toEqual(ALL);
  });

  it('is not shown when it has display: none', async () => {
    const style = '<style>#animated { display: none }</style>';
    const { page } = await browser.open(put(style + module()));
    await expect.poll(async () => (await seen(page)).includes('inside'), PATIENCE).toBe(true);
    expect(await page.locator('#animated').evaluate((element) => getComputedStyle(element).display)).toBe('none');
  });
});

describe('in print', () => {
  it('elements that wait for their entrance are shown', async () => {
    const { page } = await browser.open(put(sheet()));
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => seen(page), PATIENCE).toEqual(expect.arrayContaining(['animated', 'waypoint']));
  });

  it('elements that the theme hides inline are shown', async () => {
    const body = HIDDEN.replace('id="animated"', 'id="animated" style="opacity: 0; animation: none"');
    const { page } = await browser.open(put(sheet(), body));
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => seen(page), PATIENCE).toContain('animated');
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(() => seen(page), PATIENCE).not.toContain('animated');
  });
});
