/** Use of the theme's jQuery plugins by older scripts on a whole page: lightbox, swipes, sliders. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { PATIENCE, settle } from './support/in-page';
import { html, module } from './support/markup';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage();
const browser = visits();
const library = readFileSync(createRequire(import.meta.url).resolve('jquery/dist/jquery.min.js'), 'utf8');

type Popup = {
  open(options: object, index?: number): void;
  instance: { isOpen: boolean; goTo(index: number): void; next(): void; st: object; items: unknown[] };
};
type Page$ = typeof globalThis & { jQuery: JQueryStatic & { magnificPopup: Popup }; heard: string[] };

const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="${color}"/></svg>`)}`;
const COLORS = ['red', 'green', 'blue'];
const SLIDE = (n: number) =>
  `<div class="et_pb_slide${n ? '' : ' et-pb-active-slide'}" style="height:100px"><div class="et_pb_slide_description">Slide ${n}</div></div>`;
const BODY = `<button id="before">Before</button>
<div id="links">${COLORS.map((color) => `<a href="${picture(color)}" title="${color}">${color}</a> `).join('')}</div>
<div id="slider" class="et_pb_module et_pb_slider"><div class="et_pb_slides">${SLIDE(0)}${SLIDE(1)}</div></div>`;

const image = (page: Page) => page.locator('dialog .mfp-img');
const expectShown = (page: Page, color: string) =>
  expect.poll(() => image(page).getAttribute('src'), PATIENCE).toBe(picture(color));

describe.each(['', 'lite/'])('the jQuery plugins of the folder "%s"', (folder) => {
  async function open(options: Parameters<typeof browser.open>[1] = {}) {
    theStage.server.put('/jquery.js', library);
    const scripts = `<script src="/jquery.js"></script>${module(`/enliven/${folder}enliven.js`)}${module('/enliven/legacy.js')}`;
    const visit = await browser.open(
      theStage.server.put('/plugins.html', html({ head: scripts, body: BODY })),
      options,
    );
    await settle(visit.page);
    await visit.page.waitForFunction(() => 'magnificPopup' in ((globalThis as Page$).jQuery ?? {}));
    return visit;
  }

  it('open the lightbox for a script, call its callbacks, and restore focus', async () => {
    const { page, errors } = await open();
    await page.locator('#before').focus();
    await page.evaluate(
      (addresses) => {
        const { jQuery: $ } = globalThis as Page$;
        const heard: string[] = [];
        Object.assign(globalThis, { heard });
        const callbacks = { open: () => heard.push('open'), close: () => heard.push('close') };
        $.magnificPopup.open({ items: addresses.map((src) => ({ src })), type: 'image', callbacks }, 1);
      },
      COLORS.map((color) => picture(color)),
    );
    await expectShown(page, 'green');
    const [isOpen, count] = await page.evaluate(() => {
      const { instance } = (globalThis as Page$).jQuery.magnificPopup;
      return [instance.isOpen, instance.items.length];
    });
    expect([isOpen, count]).toEqual([true, 3]);
    await page.evaluate(() => (globalThis as Page$).jQuery.magnificPopup.instance.goTo(0));
    await expectShown(page, 'red');
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => (globalThis as Page$).heard), PATIENCE).toEqual(['open', 'close']);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('before');
    expect(await page.locator('body > .et_post_gallery').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('turn links into a gallery', async () => {
    const { page } = await open();
    await page.evaluate(() => {
      const $links = (globalThis as Page$).jQuery('#links') as unknown as { magnificPopup(options: object): void };
      $links.magnificPopup({ delegate: 'a', type: 'image', gallery: { enabled: true } });
    });
    await page.getByRole('link', { name: 'green' }).click();
    await expectShown(page, 'green');
    await page.locator('.mfp-arrow-right').click();
    await expectShown(page, 'blue');
  });

  it('frame no unsafe address', async () => {
    const { page, fetched } = await open();
    await page.evaluate(() => {
      const { jQuery: $ } = globalThis as Page$;
      $.magnificPopup.open({ items: { src: 'java\tscript:parent.ran=1' }, type: 'iframe' });
    });
    await page.locator('dialog .mfp-s-error').waitFor();
    expect(await page.locator('dialog iframe').count()).toBe(0);
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
    expect(
      fetched.filter((address) => address.startsWith('http') && !address.startsWith(theStage.server.origin)),
    ).toEqual([]);
  });

  it('dispatch swipe events', async () => {
    const { page } = await open({ hasTouch: true });
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(globalThis, { heard });
      const { jQuery: $ } = globalThis as Page$;
      $('#links').on('swipeleft swiperight', (event) => {
        const { swipestart } = event as unknown as { swipestart: { coords: number[] } };
        heard.push(`${event.type} from ${swipestart.coords.join()}`);
      });
    });
    const session = await page.context().newCDPSession(page);
    const box = await page.locator('#links').boundingBox();
    const y = Math.round((box?.y ?? 0) + 5);
    await page.locator('#links').evaluate((links) => links.style.setProperty('touch-action', 'pan-y'));
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 100, y }] });
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 40, y }] });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect
      .poll(() => page.evaluate(() => (globalThis as Page$).heard), PATIENCE)
      .toEqual([`swipeleft from 100,${y}`]);
  });

  it('restore a slider that is destroyed', async () => {
    const { page } = await open();
    const slider = page.locator('#slider');
    await slider.locator('.et-pb-arrow-next').waitFor({ state: 'attached' });
    await page.evaluate(() => {
      const { jQuery: $ } = globalThis as Page$;
      ($('#slider').data('et_pb_simple_slider') as { et_slider_destroy(): void }).et_slider_destroy();
    });
    await slider.locator('.et-pb-arrow-next').waitFor({ state: 'detached' });
    expect(await slider.evaluate(({ outerHTML }) => outerHTML)).toBe(BODY.slice(BODY.indexOf('<div id="slider"')));
  });
});
