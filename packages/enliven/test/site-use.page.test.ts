/** Modules of the example site by mouse and by keyboard, in alternating generations and flavours. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { PATIENCE, settle } from './support/in-page';
import { stage } from './support/stage';
import { expectOpenItems, expectTab, expectToggle, item, tab, title, titleButton } from './support/state';
import { visits } from './support/visit';

const theStage = stage({ site: true });
const browser = visits();

async function alive(path: string): Promise<{ page: Page; errors: string[] }> {
  const visit = await browser.open(`${theStage.site}${path}`);
  await settle(visit.page);
  return visit;
}

const holdsFocus = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

/** Generations differ in classes, flavours in the renderer. */
const editions = [
  { generation: '', flavour: 'lite' },
  { generation: '/d5', flavour: 'react' },
];

describe.each(editions)('a visitor ($flavour, generation "$generation")', ({ generation, flavour }) => {
  const at = (path: string) => `${generation}${path}?flavour=${flavour}`;

  it('opens and closes a toggle', async () => {
    const { page, errors } = await alive(at('/toggle'));
    const closed = page.locator('.et_pb_toggle_close').first();
    await closed.evaluate((element) => element.setAttribute('data-tried', ''));
    const toggle = page.locator('[data-tried]');
    const button = titleButton(toggle);
    await title(toggle).click();
    await expectToggle(toggle, 'open');
    await button.press('Enter');
    await expectToggle(toggle, 'closed');
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    await button.press('Space');
    await expectToggle(toggle, 'open');
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    const content = page.locator(`#${await button.getAttribute('aria-controls')}`);
    expect(await content.isVisible()).toBe(true);
    expect(errors).toEqual([]);
  });

  it('keeps one item of an accordion open, and moves focus between titles with arrow keys, Home and End', async () => {
    const { page, errors } = await alive(at('/accordion'));
    const accordion = page.locator('.et_pb_accordion').first();
    await expectOpenItems(accordion, 0);
    await title(item(accordion, 1)).click();
    await expectOpenItems(accordion, 1);
    // An open item stays open.
    await title(item(accordion, 1)).click();
    await expectOpenItems(accordion, 1);
    await titleButton(item(accordion, 2)).press('Enter');
    await expectOpenItems(accordion, 2);
    await titleButton(item(accordion, 0)).press('Space');
    await expectOpenItems(accordion, 0);

    const titles = (await accordion.locator('> .et_pb_toggle .et_pb_toggle_title').allInnerTexts()).map((text) =>
      text.trim(),
    );
    const last = titles.length - 1;
    await titleButton(item(accordion, 0)).focus();
    for (const [key, expected] of [
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', last],
      ['ArrowDown', 0],
      ['End', last],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      expect(await holdsFocus(page)).toBe(titles[expected]);
    }
    await expectOpenItems(accordion, 0);
    expect(errors).toEqual([]);
  });

  it('chooses tabs by mouse and keyboard', async () => {
    const { page, errors } = await alive(at('/tabs'));
    const tabs = page.locator('.et_pb_tabs').first();
    const last = (await tabs.locator('.et_pb_tabs_controls > li').count()) - 1;
    await tab(tabs, 1).click();
    await expectTab(tabs, 1);
    await tab(tabs, 1).press('ArrowRight');
    await expectTab(tabs, Math.min(2, last));
    await page.keyboard.press('Home');
    await expectTab(tabs, 0);
    await page.keyboard.press('ArrowLeft');
    await expectTab(tabs, last);
    await page.keyboard.press('ArrowRight');
    await expectTab(tabs, 0);
    await page.keyboard.press('End');
    await expectTab(tabs, last);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role=tabpanel]') !== null)).toBe(true);
    expect(errors).toEqual([]);
  });

  it('moves between tabs with reversed arrow keys in right-to-left text', async () => {
    const { page, errors } = await alive(at('/rtl'));
    const tabs = page.locator('.et_pb_tabs').first();
    const last = (await tabs.locator('.et_pb_tabs_controls > li').count()) - 1;
    await tab(tabs, 0).press('ArrowLeft');
    await expectTab(tabs, 1);
    await page.keyboard.press('ArrowRight');
    await expectTab(tabs, 0);
    await page.keyboard.press('ArrowRight');
    await expectTab(tabs, last);
    expect(errors).toEqual([]);
  });

  it('uses modules that a button has inserted', async () => {
    const { page, errors } = await alive(at('/late'));
    const place = page.locator('#late-place > .et_pb_accordion');
    const button = page.locator('#insert-late');
    for (const count of [1, 2]) {
      await button.click();
      await expect.poll(() => place.locator('[data-enliven-button]').count(), PATIENCE).toBe(count * 3);
    }
    await title(item(place.nth(1), 2)).click();
    await expectOpenItems(place.nth(1), 2);
    await expectOpenItems(place.nth(0), 0);
    expect(errors).toEqual([]);
  });
});
