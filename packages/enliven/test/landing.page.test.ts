/** Landing page of the example site in Chromium: its switch, its comparison with the server's bytes, its figures, its copy buttons, and axe. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { mounted, PATIENCE, settle } from './support/in-page';
import { stage } from './support/stage';
import { violations } from './support/violations';
import { visits } from './support/visit';

const theStage = stage({ site: true });
const browser = visits();

const MODULES = 7;

const state = (page: Page) => page.locator('[name=state]:checked').getAttribute('value');
const status = (page: Page) => page.locator('[data-status]').textContent();
const expectStatus = (page: Page, wanted: RegExp) => expect.poll(() => status(page), PATIENCE).toMatch(wanted);
const figure = (page: Page, name: string) => page.locator(`.lp-figures [data-figure=${name}]`).textContent();

async function openAlive(query = '', options: Parameters<typeof browser.open>[1] = {}) {
  const visit = await browser.open(`${theStage.site}/${query}`, options);
  await settle(visit.page);
  await expectStatus(visit.page, /^Enliven runs/);
  return visit;
}

/** Chooses a state by keyboard, as radio groups are used. */
async function press(page: Page, key: 'ArrowLeft' | 'ArrowRight'): Promise<void> {
  await page.locator('[name=state]:checked').focus();
  await page.keyboard.press(key);
}

describe('the switch', () => {
  it('gives used modules back byte for byte, by keyboard, and mounts them again', async () => {
    const { page, errors } = await openAlive();
    expect(await state(page)).toBe('enliven');
    const alive = await mounted(page);
    const title = page.locator('[data-live=toggle] h4').first();
    await title.click();
    await page.locator('[data-live=tabs] a').nth(1).click();
    await page.locator('[data-live=slider] .et-pb-arrow-next').click();
    await page.locator('[data-live=contact-form] [type=submit]').click();
    await expect.poll(() => page.locator('.et-pb-contact-message').textContent(), PATIENCE).toContain('Your note');

    await press(page, 'ArrowRight');
    await expectStatus(page, new RegExp(`^Given back.* ${MODULES} modules, [\\d,]+ bytes, byte for byte the same`));
    expect(await mounted(page)).toEqual({});
    expect(await figure(page, 'alive')).toBe('0');
    expect(await page.locator('[data-verdict]').allTextContents()).toEqual(
      Array.from({ length: MODULES }, () => expect.stringMatching(/^✓ [\d,]+ bytes, identical$/)),
    );

    await press(page, 'ArrowLeft');
    await expectStatus(page, /^Enliven runs/);
    await settle(page);
    expect(await mounted(page)).toEqual(alive);
    expect(errors).toEqual([]);
  });

  it('names a module that differs, and admits that nothing was compared if the server does not answer', async () => {
    const { page } = await openAlive();
    await page.route(`${theStage.site}/`, (route) => route.abort());
    await press(page, 'ArrowRight');
    await expectStatus(page, /^Given back\. Nothing was compared/);
    await page.unroute(`${theStage.site}/`);
    await press(page, 'ArrowLeft');
    await expectStatus(page, /^Enliven runs/);
    await page.evaluate(() => document.querySelector('[data-live=tabs] p')?.append('!'));
    await press(page, 'ArrowRight');
    await expectStatus(page, /^Given back\. These modules differ from what the server sends: tabs\.$/);
    expect(await page.locator('[data-verdict=tabs]').textContent()).toBe('✗ differs');
  });

  it('starts from a page without the tag, which fetches nothing before', async () => {
    const { page, fetched, errors } = await browser.open(`${theStage.site}/?load=none&flavour=lite`);
    const ours = () => fetched.filter((address) => address.includes('/enliven/'));
    await expect.poll(() => figure(page, 'requests'), PATIENCE).toBe('0');
    expect([await state(page), await figure(page, 'kilobytes'), ours()]).toEqual(['none', '0.0', []]);
    await press(page, 'ArrowRight');
    await settle(page);
    await expectStatus(page, /^Enliven runs/);
    expect(ours().every((address) => address.includes('/enliven/lite/'))).toBe(true);
    await expect.poll(() => figure(page, 'requests'), PATIENCE).toBe(`${ours().length}`);
    const counts = Object.values(await mounted(page)).reduce((sum, count) => sum + count, 0);
    await expect.poll(() => figure(page, 'alive'), PATIENCE).toBe(`${counts}`);
    expect(Number(await figure(page, 'kilobytes'))).toBeGreaterThan(10);
    await press(page, 'ArrowLeft');
    await expectStatus(page, /^Enliven has stopped/);
    expect(await mounted(page)).toEqual({});
    expect(errors).toEqual([]);
  });
});

it('code is copied by keyboard and announced, also without permission', async () => {
  const { page } = await openAlive();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const paste = async () => {
    const note = page.locator('#et_pb_contact_message_0');
    await note.fill('');
    await page.keyboard.press('ControlOrMeta+v');
    return note.inputValue();
  };
  const copy = async (name: string) => {
    const button = page.getByRole('button', { name });
    await button.press('Enter');
    await expect
      .poll(() => page.locator('[role=status]:not([data-status])').allTextContents(), PATIENCE)
      .toContain('Copied');
    expect(await button.textContent()).toContain('Copied');
  };
  await page.locator('.lp-markup summary').first().press('Enter');
  await copy('Copy the markup of Toggle');
  expect(await paste()).toBe(await page.locator('.lp-markup code').first().textContent());

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
  });
  await copy('Copy the script tag');
  expect(await paste()).toBe('<script type="module" src="/enliven/enliven.js"></script>');
});

it('the page has no accessibility violations and no horizontal scroll, at both widths, in light and dark', async () => {
  const { page, errors } = await openAlive('?csp=off', { reducedMotion: 'reduce' });
  await page.locator('.lp-markup summary').first().click();
  await page.locator('[data-live=contact-form] [type=submit]').click();
  await expect.poll(() => page.locator('.et-pb-contact-message').textContent(), PATIENCE).toContain('Your note');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), `${width} pixels, ${colorScheme}`).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) => (animation as CSSAnimation).animationName)
      .filter((name) => name?.startsWith('lp-')),
  );
  expect(moving).toEqual([]);
  expect(errors).toEqual([]);
});
