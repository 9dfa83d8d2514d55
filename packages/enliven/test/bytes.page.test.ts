/** Requests of a page: no unused files, none too early, and none from other hosts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PATIENCE } from './support/in-page';
import { accordion, html, module, tabs, toggle } from './support/markup';
import { stage } from './support/stage';
import { expectTab, tab } from './support/state';
import { visits } from './support/visit';

const theStage = stage();
const browser = visits();

/** Removes idle time. */
const BUSY = '<script>globalThis.requestIdleCallback = () => 0; globalThis.cancelIdleCallback = () => {};</script>';

/** Returns the fetched chunks of behaviors; toggles and accordions share one. */
const codes = (fetched: readonly string[]): string[] =>
  fetched.flatMap((address) => /\/chunks\/(disclosure|doctor|slider|tabs)-\w+\.js$/.exec(address)?.[1] ?? []).sort();

describe.each([
  { flavour: 'react', folder: '/enliven/', plain: 6200, waiting: 26_000, modules: 80_000 },
  { flavour: 'lite', folder: '/enliven/lite/', plain: 6200, waiting: 26_000, modules: 29_500 },
])('the script tag ($flavour)', ({ folder, plain, waiting, modules }) => {
  const open = (body: string, head = '') =>
    browser.open(theStage.server.put('/page.html', html({ head: head + module(`${folder}enliven.js`), body })));

  /** Returns the compressed size of the fetched files. */
  function gzipped(fetched: readonly string[]): number {
    const sizes = JSON.parse(readFileSync(join(theStage.cdn, 'manifest.json'), 'utf8'));
    return fetched
      .map((address) => new URL(address).pathname)
      .filter((path) => path.startsWith('/enliven/'))
      .reduce((sum, path) => sum + sizes[path.slice('/enliven/'.length)].gzip, 0);
  }

  it('fetches the loader alone for a page without any module', async () => {
    const { page, fetched, errors } = await open('<h1>Words</h1><p>Nothing else.</p>');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(fetched.map((address) => new URL(address).pathname).slice(1)).toEqual([`${folder}enliven.js`]);
    expect(gzipped(fetched)).toBeLessThan(plain);
    expect(errors).toEqual([]);
  });

  it.each([
    { name: 'accordion', body: accordion(), code: 'disclosure' },
    { name: 'toggle', body: toggle(), code: 'disclosure' },
    { name: 'tabs', body: tabs(), code: 'tabs' },
  ])('fetches one behavior for a page with one $name', async ({ body, code }) => {
    const { page, fetched } = await open(body);
    await expect.poll(() => page.locator('[data-enliven-button],[role=tab]').count(), PATIENCE).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(codes(fetched)).toEqual([code]);
    expect(gzipped(fetched)).toBeLessThan(modules);
  });

  it('fetches each file once, and all from the script’s own folder', async () => {
    const { page, fetched } = await open(toggle() + accordion() + tabs() + toggle('second'));
    await expect.poll(() => page.locator('[role=tab]').count(), PATIENCE).toBe(3);
    await page.waitForLoadState('networkidle');
    expect(codes(fetched)).toEqual(['disclosure', 'tabs']);
    expect(fetched).toEqual([...new Set(fetched)]);
    const foreign = fetched.filter(
      (address) => !address.startsWith(theStage.server.origin) && !address.startsWith('data:'),
    );
    expect(foreign).toEqual([]);
    const otherFlavour = fetched
      .slice(1)
      .filter((address) => !address.startsWith(theStage.server.origin + folder) && !address.startsWith('data:'));
    expect(otherFlavour).toEqual([]);
  });

  it('fetches neither React nor the code of tabs before the tabs are near the window', async () => {
    const { page, fetched } = await open(`<div class="far"></div>${tabs()}<div class="far"></div>`, BUSY);
    await expect.poll(() => page.locator('html[data-enliven]').count(), PATIENCE).toBe(1);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(codes(fetched)).toEqual([]);
    expect(gzipped(fetched)).toBeLessThan(waiting);
    await page.locator('#tabs').scrollIntoViewIfNeeded();
    await expect.poll(() => codes(fetched), PATIENCE).toEqual(['tabs']);
    await tab(page.locator('#tabs'), 1).click();
    await expectTab(page.locator('#tabs'), 1);
  });

  it('fetches code for distant elements once the browser is idle', async () => {
    const { page, fetched } = await open(`<div class="far"></div>${tabs()}`);
    await expect.poll(() => page.locator('[role=tab]').count(), PATIENCE).toBe(3);
    expect(codes(fetched)).toEqual(['tabs']);
  });

  it('fetches the doctor only when it is called', async () => {
    const { page, fetched } = await open('<p>Words</p>');
    const before = fetched.length;
    await page.evaluate(() => (globalThis as unknown as { enliven: { doctor(): Promise<unknown> } }).enliven.doctor());
    expect(codes(fetched.slice(before))).toEqual(['doctor']);
  });
});
