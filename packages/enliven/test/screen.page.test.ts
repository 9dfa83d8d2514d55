/** Dependence on the screen and the visitor's preferences: reduced motion, narrow windows, equal heights, touch. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectSoon, html as markup, PATIENCE, sent, settle, stop } from './support/in-page';
import { html, module, tabs, three } from './support/markup';
import { stage } from './support/stage';
import { expectOpenItems, expectTab, expectToggle, item, tab, title } from './support/state';
import { visits } from './support/visit';

const theStage = stage();
const browser = visits();
const PHONE = { width: 390, height: 844 };

type Options = Parameters<typeof browser.open>[1];

async function alive(src: string, body = three(), options?: Options): Promise<{ page: Page; errors: string[] }> {
  const visit = await browser.open(theStage.server.put('/page.html', html({ head: module(src), body })), options);
  await settle(visit.page);
  return visit;
}

/** Script that counts the animations of the page. */
const COUNT_ANIMATIONS = `globalThis.animated = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...all) { globalThis.animated++; return animate.apply(this, all); };`;
const animations = (page: Page) => page.evaluate(() => (globalThis as unknown as { animated: number }).animated);

describe.each(['/enliven/enliven.js', '/enliven/lite/enliven.js'])('a page with %s', (src) => {
  describe('under reduced motion', () => {
    it('opens and closes modules at once', async () => {
      const { page, errors } = await alive(src, three(), {
        reducedMotion: 'reduce',
        before: (page) => page.addInitScript(COUNT_ANIMATIONS),
      });
      await title(page.locator('#toggle')).click();
      await expectToggle(page.locator('#toggle'), 'open');
      await title(item(page.locator('#accordion'), 1)).click();
      await expectOpenItems(page.locator('#accordion'), 1);
      await tab(page.locator('#tabs'), 1).click();
      await expectTab(page.locator('#tabs'), 1);
      await page.keyboard.press('ArrowRight');
      await expectTab(page.locator('#tabs'), 2);
      expect(await animations(page)).toBe(0);
      expect(errors).toEqual([]);
    });

    it('has no animations when the preference changes later', async () => {
      const { page } = await alive(src, three(), { before: (page) => page.addInitScript(COUNT_ANIMATIONS) });
      await tab(page.locator('#tabs'), 1).click();
      await expectTab(page.locator('#tabs'), 1);
      const before = await animations(page);
      expect(before).toBeGreaterThan(0);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await tab(page.locator('#tabs'), 2).click();
      await expectTab(page.locator('#tabs'), 2);
      await title(page.locator('#toggle')).click();
      await expectToggle(page.locator('#toggle'), 'open');
      expect(await animations(page)).toBe(before);
    });
  });

  describe('in a narrow window', () => {
    const stacked = () => document.querySelector('#tabs')?.classList.contains('et_pb_tabs_vertically_stacked');
    const heights = () =>
      [...document.querySelectorAll<HTMLElement>('#tabs .et_pb_tabs_controls > li')].map(({ style }) => style.height);

    it('stacks tabs, until the window is wider', async () => {
      const { page, errors } = await alive(src, three(), { viewport: PHONE });
      await expectSoon(page, stacked, true);
      expect(await page.evaluate(heights)).toEqual(['', '', '']);
      expect(await page.locator('[role=tablist]').getAttribute('aria-orientation')).toBe('vertical');
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectSoon(page, stacked, false);
      await expectSoon(page, () => document.querySelector<HTMLElement>('#tabs li')?.style.height !== '', true);
      await page.setViewportSize({ width: 767, height: 800 });
      await expectSoon(page, stacked, true);
      await page.setViewportSize({ width: 768, height: 800 });
      await expectSoon(page, stacked, false);
      await stop(page);
      expect(await markup(page)).toBe(await sent(page));
      expect(errors).toEqual([]);
    });

    it('also supports ArrowUp and ArrowDown in tabs', async () => {
      const { page } = await alive(src, three(), { viewport: PHONE });
      await expectSoon(page, stacked, true);
      await tab(page.locator('#tabs'), 0).press('ArrowDown');
      await expectTab(page.locator('#tabs'), 1);
      await page.keyboard.press('ArrowUp');
      await expectTab(page.locator('#tabs'), 0);
    });

    it('opens modules with a tap', async () => {
      const { page, errors } = await alive(src, three(), { viewport: PHONE, hasTouch: true, isMobile: true });
      await title(page.locator('#toggle')).tap();
      await expectToggle(page.locator('#toggle'), 'open');
      await title(item(page.locator('#accordion'), 2)).tap();
      await expectOpenItems(page.locator('#accordion'), 2);
      await tab(page.locator('#tabs'), 2).tap();
      await expectTab(page.locator('#tabs'), 2);
      expect(errors).toEqual([]);
    });
  });

  describe('in a wide window', () => {
    const LABELS = ['Short', 'A label<br>of two lines', 'A label<br>of as many<br>as three lines'];
    const measured = () =>
      [...document.querySelectorAll('#tabs .et_pb_tabs_controls > li')].map((control) =>
        Math.round(control.getBoundingClientRect().height),
      );

    it('sets the height of the tallest control on all controls of tabs', async () => {
      const { page } = await alive(src, tabs('tabs', LABELS));
      await expectSoon(page, () => document.querySelector<HTMLElement>('#tabs li')?.style.height !== '', true);
      const all = await page.evaluate(measured);
      expect(new Set(all).size).toBe(1);
      const inline = await page
        .locator('#tabs .et_pb_tabs_controls > li')
        .evaluateAll((controls) =>
          controls.map((control) => Math.round(Number.parseFloat((control as HTMLElement).style.height))),
        );
      expect(inline).toEqual(all);
      await page.addStyleTag({ content: '.et_pb_tabs_controls a { font-size: 30px; }' });
      const grown = () => page.evaluate(measured).then(([height = 0]) => height);
      await expect.poll(grown, PATIENCE).toBeGreaterThan(all[0] as number);
      expect(new Set(await page.evaluate(measured)).size).toBe(1);
    });

    it('stacks tabs in a narrow column', async () => {
      const { page } = await alive(src, `<div class="et_pb_column_1_4">${tabs()}</div>`);
      await expectSoon(
        page,
        () => document.querySelector('#tabs')?.classList.contains('et_pb_tabs_vertically_stacked'),
        true,
      );
    });
  });

  it('scrolls an opened item into view when a taller one above it closes', async () => {
    const { page } = await alive(src);
    await page.addStyleTag({
      content: '#accordion .et_pb_toggle_content { height: 1500px } body { min-height: 6000px }',
    });
    await page.evaluate(() =>
      scrollTo(0, document.querySelectorAll('#accordion .et_pb_toggle')[1]?.getBoundingClientRect().top ?? 0),
    );
    await title(item(page.locator('#accordion'), 1)).click();
    await expectOpenItems(page.locator('#accordion'), 1);
    const top = () =>
      item(page.locator('#accordion'), 1).evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(top, PATIENCE).toBe(50);
  });
});
