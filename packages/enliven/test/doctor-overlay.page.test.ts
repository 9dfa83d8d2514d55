/** Overlay of the doctor, and what `doctor()` prints, on pages in Chromium. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compose, readUnits } from '@enliven/compose';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { CDN } from './support/built-cdn';
import { html as content, PATIENCE, type Scope, settle } from './support/in-page';
import { html, module, three, toggle } from './support/markup';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage();
const browser = visits();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const STRICT = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; img-src data:; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
};
const ORIGINAL = '<script id="divi-custom-script-js" src="/theirs.js"></script>';
const put = (head: string, body = three(), headers = {}) =>
  `${theStage.server.put('/page.html', html({ head, body }), headers)}?enliven-doctor`;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Enliven on this page' });
const hosts = (page: Page) => page.locator('enliven-doctor').count();

function composedTag(): string {
  const folder = '/enliven/';
  const options = { units: readUnits('react', CDN), later: `${folder}later/`, loader: `${folder}enliven.js` };
  const { name, code } = compose(['toggle', 'accordion', 'tabs'], { flavour: 'react', ...options });
  theStage.server.put(`/composed/${name}`, code);
  return module(`/composed/${name}`);
}

describe.each([
  ['loader', () => module()],
  ['lite loader', () => module('/enliven/lite/enliven.js')],
  ['classic script', () => '<script defer src="/enliven/enliven.iife.js"></script>'],
  ['composed file', composedTag],
])('the overlay of a page with the %s', (_name, tag) => {
  it('shows verdict and counts, closes by Escape, and leaves nothing behind', async () => {
    const { page, errors } = await browser.open(put(tag(), three(), STRICT));
    await expect.poll(() => dialog(page).getByRole('status').textContent(), PATIENCE).toMatch(/^All is well: 3 /);
    await expect(
      dialog(page)
        .getByRole('row', { name: /^tabs 1 1 0 0/ })
        .count(),
    ).resolves.toBe(1);
    expect(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.id)).toBe('title');
    expect(await dialog(page).evaluate((element) => getComputedStyle(element).borderRadius)).toBe('8px');
    await page.keyboard.press('Escape');
    await expect.poll(() => hosts(page), PATIENCE).toBe(0);
    expect(await content(page)).not.toContain('enliven-doctor');
    expect(errors.filter((text) => !text.includes('stylesheet') && !text.includes('inline style'))).toEqual([]);
  });
});

describe('the overlay', () => {
  it('is neither fetched nor shown without its word in the address', async () => {
    const address = put(module()).replace('?enliven-doctor', '?enliven-doctors=1&x=enliven-doctor#enliven-doctor');
    const { page, fetched } = await browser.open(address);
    await expect.poll(() => page.locator('[role=tab]').count(), PATIENCE).toBe(3);
    expect(await hosts(page)).toBe(0);
    expect(fetched.filter((url) => url.includes('/doctor-'))).toEqual([]);
  });

  it('names the tag and the lines that remove the original script', async () => {
    theStage.server.put('/theirs.js', '');
    const { page } = await browser.open(put(ORIGINAL + module()));
    await expect.poll(() => dialog(page).getByRole('status').textContent(), PATIENCE).toMatch(/^3 of 3 behaviors stay/);
    const lines = await dialog(page).locator('pre').allTextContents();
    expect(lines[0]).toContain("wp_dequeue_script('divi-custom-script');");
    expect(lines[1]).toBe(ORIGINAL);
  });

  it('shows names from the page as text', async () => {
    const body = `${toggle()}<h1>One</h1><h3 id="&lt;img src=x onerror=&quot;window.harmed=1&quot;&gt;">Three</h3>`;
    const { page } = await browser.open(put(module(), body));
    await expect.poll(() => dialog(page).getByText('For the author of the page').count(), PATIENCE).toBeGreaterThan(0);
    expect(await dialog(page).locator('img').count()).toBe(0);
    expect(await page.evaluate(() => 'harmed' in globalThis)).toBe(false);
  });

  it('opens once on a page with several entry scripts', async () => {
    const { page } = await browser.open(put(module('/enliven/modules.js') + module('/enliven/lite/enliven.js')));
    await expect.poll(() => dialog(page).getByRole('status').textContent(), PATIENCE).toMatch(/^All is well/);
    expect(await hosts(page)).toBe(1);
  });

  it('opens at a call from the console', async () => {
    const { page } = await browser.open(put(module()).replace('?enliven-doctor', ''));
    await settle(page);
    await page.evaluate(() => (globalThis as Scope).enliven.doctor({ overlay: true }));
    await expect.poll(() => dialog(page).getByRole('status').textContent(), PATIENCE).toMatch(/^All is well/);
  });

  it('copies verdict, steps and table as text', async () => {
    theStage.server.put('/theirs.js', '');
    const { page } = await browser.open(put(ORIGINAL + module()), {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await dialog(page).getByRole('button', { name: 'Copy as text' }).click(PATIENCE);
    await expect.poll(() => dialog(page).getByRole('button', { name: 'Copied' }).count(), PATIENCE).toBe(1);
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/stay out.*wp_dequeue_script.*Behavior\tFound.*tabs\t1\t0/s);
  });

  it.each([1280, 390])('is clean for axe and fits into a window of %s pixels', async (width) => {
    theStage.server.put('/theirs.js', '');
    const { page } = await browser.open(put(ORIGINAL + module()), { viewport: { width, height: 800 } });
    await expect.poll(() => dialog(page).locator('pre').count(), PATIENCE).toBe(2);
    await page.addScriptTag({ content: axe });
    const { violations } = await page.evaluate(() => {
      const { axe } = globalThis as unknown as { axe: { run(place: object): Promise<AxeResults> } };
      return axe.run({ include: [['enliven-doctor']] });
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    const box = await dialog(page).boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

describe('doctor() on the console', () => {
  const printed = async (options?: object) => {
    const { page } = await browser.open(put(module(), three()).replace('?enliven-doctor', ''));
    await settle(page);
    const consoleLines: string[] = [];
    page.on('console', (message) => consoleLines.push(`${message.type()} ${message.text()}`));
    const rows = await page.evaluate(async (doctorOptions) => {
      const tables: object[] = [];
      console.table = (rows: object) => void tables.push(rows);
      await (globalThis as Scope).enliven.doctor(doctorOptions);
      return tables.map((table) => Object.keys(table));
    }, options);
    return { consoleLines, rows };
  };

  it('prints the behaviors of the page and one verdict', async () => {
    const { consoleLines, rows } = await printed();
    expect(rows).toEqual([['toggle', 'accordion', 'tabs']]);
    expect(consoleLines).toEqual(['log All is well: 3 elements of 3 behaviors are active.']);
  });

  it('prints all behaviors with `all`', async () => {
    const { rows } = await printed({ all: true });
    expect(rows[0]?.length).toBeGreaterThan(30);
  });

  it('prints nothing with `quiet`', async () => {
    expect(await printed({ quiet: true })).toEqual({ consoleLines: [], rows: [] });
  });
});
