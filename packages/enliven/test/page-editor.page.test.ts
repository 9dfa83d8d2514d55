/** Page editor of the example site: editing by keyboard, undo, previews, saving, and conflicts. */
import type { Frame, Page, Route } from 'playwright';
import { expect, it } from 'vitest';
import type { Enliven } from '../src/api';
import { PATIENCE } from './support/in-page';
import { stage } from './support/stage';
import { violations } from './support/violations';
import { visits } from './support/visit';

const theStage = stage({ site: true });
const browser = visits();

const LAYOUT = '/wp-json/mill/v1/layout';

/** Returns the names of the visible modules. */
const names = (page: Page): Promise<string[]> =>
  page.getByRole('treeitem').evaluateAll((items) => items.map((item) => item.textContent ?? ''));
const selected = (page: Page): Promise<string | null> => page.locator('[aria-selected="true"]').textContent();
const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.textContent);

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Returns the frame of the preview once it shows the text. */
async function printed(page: Page, text: string): Promise<Frame> {
  const shows = async () => {
    const frame = page.frames()[1];
    const state = await page.locator('.preview-bar .hint').textContent();
    if (!frame || !/wide/.test(state ?? '')) return false;
    return (await frame.locator('body').textContent())?.includes(text);
  };
  await expect.poll(() => shows().catch(() => false), PATIENCE).toBe(true);
  return page.frames()[1] as Frame;
}

const status = (page: Page) => page.locator('.save-bar [role="status"]');

interface Stored {
  version: number;
  layout: unknown[];
}

const stored = async (page: Page): Promise<Stored> => (await page.request.get(theStage.site + LAYOUT)).json();

/** Saves the layout without the editor. */
async function store(page: Page, data: Stored): Promise<void> {
  const { nonce } = JSON.parse((await page.locator('#page-editor-data').textContent()) ?? '{}');
  const answer = await page.request.post(theStage.site + LAYOUT, { headers: { 'X-WP-Nonce': nonce }, data });
  expect(answer.status()).toBe(200);
}

let first: unknown[] | undefined;

/** Opens the original page, regardless of what another test has saved. */
const openEditor = async () => {
  const visit = await browser.open(`${theStage.site}/page-editor`);
  const { version, layout } = await stored(visit.page);
  if (first) {
    await store(visit.page, { version, layout: first });
    await visit.page.reload();
  }
  first ??= layout;
  await expect.poll(() => names(visit.page), PATIENCE).toContain('Opening');
  return visit;
};

it('the page editor edits, undoes, shows previews for devices, and saves', async () => {
  const { page, errors } = await openEditor();
  const start = await names(page);
  expect(await violations(page)).toEqual([]);

  // Tree by keyboard: moves to the first text, duplicates it, and deletes the copy.
  await page.getByRole('treeitem', { name: 'Opening' }).focus();
  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight');
  const first = 'Text: A table by the water Eight…';
  expect(await focused(page)).toBe(first);
  await press(page, 'Control+d');
  expect((await names(page)).filter((name) => name === first)).toHaveLength(2);
  await press(page, 'Alt+ArrowDown');
  expect(await focused(page)).toBe(first);
  await press(page, 'Delete');
  expect(await names(page)).toEqual(start);
  expect(await focused(page)).toBe('Button: Keep a chair');
  await press(page, 'Control+z', 'Control+z', 'Control+z', 'Control+y');
  expect((await names(page)).filter((name) => name === first)).toHaveLength(2);
  await press(page, 'Control+z', 'ArrowLeft', 'ArrowLeft');
  expect(await names(page)).toHaveLength(start.length - 2);
  await press(page, 'ArrowRight', 'End');
  expect(await focused(page)).toMatch(/^Text: See you on Saturday/);

  // Inserts a row of two columns with a number key; focus returns to the opener.
  await press(page, 'Control+Enter');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '1/2 + 1/2', exact: true }).focus();
  await press(page, '2');
  expect(await selected(page)).toBe('Row of 2');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Add');

  // The preview shows typed text and has mounted behaviors; editing keys are letters in fields.
  await page
    .getByRole('treeitem', { name: /^Toggle/ })
    .locator('.tree-name')
    .click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.press('Control+z');
  expect((await names(page)).filter((name) => name === 'Row of 2')).toHaveLength(2);
  await title.fill('Is there cake?');
  const frame = await printed(page, 'Is there cake?');
  const mounted = () =>
    frame.evaluate(async () => {
      const { enliven } = globalThis as unknown as { enliven?: Enliven };
      const { behaviors = [] } = (await enliven?.doctor()) ?? {};
      return behaviors.filter((one) => one.mounted > 0).map(({ name }) => name);
    });
  await expect.poll(mounted, PATIENCE).toEqual(expect.arrayContaining(['accordion', 'scroll-effects', 'toggle']));
  const marked = frame.locator('[data-selected] .et_pb_toggle_title');
  await expect.poll(() => marked.textContent(), PATIENCE).toBe('Is there cake?');

  // Preview for phones: width of a phone, with its own value.
  await page.getByRole('treeitem', { name: first }).locator('.tree-name').click();
  await page.getByLabel('phone').check();
  expect(await frame.evaluate(() => innerWidth)).toBe(479);
  const size = page.getByLabel('Size of the text', { exact: true });
  expect(await size.inputValue()).toBe('18px');
  await size.fill('31');
  await size.blur();
  expect(await size.inputValue()).toBe('31px');
  const fontSize = () =>
    page.frames()[1]?.evaluate(() => getComputedStyle(document.querySelector('.et_pb_text_inner') as Element).fontSize);
  await expect.poll(() => fontSize()?.catch(() => ''), PATIENCE).toBe('31px');
  await page.getByLabel('desktop').check();
  expect(await size.inputValue()).toBe('20px');
  await expect.poll(() => fontSize()?.catch(() => ''), PATIENCE).toBe('20px');

  // Scroll effect: limits in order, values with their unit.
  await page.getByLabel('Effect', { exact: true }).selectOption({ label: 'Turns' });
  await page.getByLabel('Turns with the scroll position').check();
  await page.getByLabel('Middle from').fill('80');
  expect(await page.getByLabel('Middle from').inputValue()).toBe('50');
  await page.getByLabel('Middle', { exact: true }).fill('-12.7');
  expect(await page.locator('.motion-values output').allTextContents()).toEqual(['90°', '-12°', '0°']);
  expect(await violations(page)).toEqual([]);

  await press(page, 'Control+s');
  await expect.poll(() => status(page).textContent(), PATIENCE).toBe('Everything is saved.');
  const kept = await names(page);
  await page.reload();
  await expect.poll(() => names(page), PATIENCE).toEqual(kept);
  await printed(page, 'Is there cake?');
  expect(errors).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violations(page)).toEqual([]);
});

it('the page editor loses nothing when saving fails, hangs or is outdated', async () => {
  const { page } = await openEditor();
  await page.clock.install();
  await page
    .getByRole('treeitem', { name: /^Button/ })
    .locator('.tree-name')
    .click();
  const words = page.getByRole('textbox', { name: 'Words' });
  await words.fill('Mine');
  const expectStatus = (text: RegExp) => expect.poll(() => status(page).textContent(), PATIENCE).toMatch(text);

  await page.route(`**${LAYOUT}`, (route) => route.abort());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectStatus(/cannot be reached\. Nothing is lost/);
  await page.unroute(`**${LAYOUT}`);
  let hanging: Route | undefined;
  await page.route(`**${LAYOUT}`, (route) => {
    hanging = route;
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectStatus(/Saving/);
  await expect.poll(() => hanging, PATIENCE).toBeDefined();
  await page.clock.fastForward(11_000);
  await expectStatus(/has not answered for 10 seconds\. Nothing is lost/);
  // Without its route, a request that still hangs would reach the server.
  await hanging?.abort();
  await page.unroute(`**${LAYOUT}`);
  expect(await words.inputValue()).toBe('Mine');

  // Another user saves in the meantime.
  const { version, layout } = await stored(page);
  await store(page, { version, layout: layout.slice(0, 1) });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectStatus(/^Somebody else has saved this page since you opened it, so nothing was saved\.$/);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show the other' }).click();
  await expectStatus(/Everything is saved/);
  expect(await names(page)).not.toContain('Button: Mine');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await names(page)).toContain('Button: Mine');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectStatus(/Everything is saved/);
  expect(JSON.stringify((await stored(page)).layout)).toContain('"button_text":"Mine"');
});

it('the page editor shows that another window edits the page, until the window is closed', async () => {
  const { page } = await openEditor();
  const notice = (window: Page) => window.getByText('being edited in another window');
  expect(await notice(page).count()).toBe(0);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect.poll(() => notice(other).count(), PATIENCE).toBe(1);
  await other.close({ runBeforeUnload: true });
  await page.reload();
  await expect.poll(() => names(page), PATIENCE).toContain('Opening');
  expect(await notice(page).count()).toBe(0);
});
