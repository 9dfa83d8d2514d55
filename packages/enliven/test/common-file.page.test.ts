/** Sites with a common file in Chromium. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CDN } from './support/built-cdn';
import { html as markup, mounted, PATIENCE, sent, settle, stop } from './support/in-page';
import { accordion, html, tabs, toggle } from './support/markup';
import { type PageServer, servePages } from './support/page-server';
import { expectTab, tab } from './support/state';
import { type Visit, visits } from './support/visit';

const COMMAND = join(import.meta.dirname, '../../compose/src/cli.ts');
const reason = existsSync(join(CDN, 'lite/units.json')) ? '' : ' (skipped: run "pnpm build" first)';

const TEXT = `<p>${Array.from({ length: 1500 }, (_, at) => Math.imul(at + 1, 2_654_435_761) >>> 0).join(' ')}</p>`;
const pageWith = (body: string) => html({ body: body + TEXT });
const COUNTER =
  '<div class="et_pb_module et_pb_number_counter" data-number-value="5"><div class="percent"><p><span class="percent-value"></span></p></div></div>';
const PAGES: Readonly<Record<string, string>> = {
  'index.html': pageWith(toggle()),
  'tabs.html': pageWith(toggle() + tabs()),
  'items/accordion.html': pageWith(accordion() + tabs()),
  'counter.html': pageWith(COUNTER),
};
const MOUNTS: Readonly<Record<string, object>> = {
  'index.html': { toggle: 1 },
  'tabs.html': { toggle: 1, tabs: 1 },
  'items/accordion.html': { accordion: 1, tabs: 1 },
  'counter.html': { 'number-counter': 1 },
};
const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable' };

let server: PageServer;
let sites = 0;
const browser = visits();
beforeAll(async () => {
  server = await servePages();
});
afterAll(async () => {
  await server?.close();
  for (const { folder } of composedSites.values()) rmSync(folder, { recursive: true, force: true });
});

const isOpen = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => element.classList.contains('et_pb_toggle_open'));

interface ComposedPage {
  path: string;
  script: string;
  common: string;
}

interface ComposedSite {
  folder: string;
  report: { choice: object; pages: [ComposedPage, ...ComposedPage[]] };
}

/** Arguments of the command → composed site. Tests only read its files. */
const composedSites = new Map<string, ComposedSite>();

/** Composes the site by the command line. */
function composeSite(args: readonly string[]): ComposedSite {
  const folder = mkdtempSync(join(tmpdir(), 'enliven-common-'));
  for (const [path, text] of Object.entries(PAGES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const command = ['--import', 'tsx', COMMAND, folder, '--build', CDN, '--json', ...args];
  return { folder, report: JSON.parse(execFileSync(process.execPath, command, { encoding: 'utf8' })) };
}

/** Serves a composed site at an address of its own. @returns the address, the site's files, and the paths that were requested of it */
function composed(flavour: string, ...options: string[]) {
  const args = ['--flavour', flavour, ...options];
  const key = args.join(' ');
  const { folder, report } = composedSites.get(key) ?? composeSite(args);
  composedSites.set(key, { folder, report });
  const prefix = `/site-${sites++}/`;
  server.mount(prefix, folder, IMMUTABLE);
  const requestsFor = (part: string) =>
    server.requestedPaths.filter((path) => path.startsWith(prefix) && path.slice(prefix.length).includes(part));
  return {
    address: server.origin + prefix,
    report,
    requestsFor,
    read: (path: string) => readFileSync(join(folder, path), 'utf8'),
  };
}

/** Opens an address and keeps every message of the console. */
async function open(address: string): Promise<Visit & { messages: string[] }> {
  const messages: string[] = [];
  const visit = await browser.open(address, {
    before: async (page) => {
      page.on('console', (message) => messages.push(message.text()));
    },
  });
  return { ...visit, messages };
}

/** Uses each behavior of a page once. */
async function use(page: Page): Promise<void> {
  await settle(page);
  if ((await page.locator('#toggle').count()) > 0) {
    await page.locator('#toggle .et_pb_toggle_title').click();
    await expect.poll(() => isOpen(page, 'toggle'), PATIENCE).toBe(true);
  }
  if ((await page.locator('#tabs').count()) > 0) {
    await tab(page.locator('#tabs'), 1).click();
    await expectTab(page.locator('#tabs'), 1);
  }
  if ((await page.locator('#accordion').count()) > 0) {
    const item = page.locator('#accordion .et_pb_accordion_item_1');
    await item.locator('.et_pb_toggle_title').click();
    await expect.poll(() => item.getAttribute('class'), PATIENCE).toContain('et_pb_toggle_open');
  }
}

/** Opens, uses and stops each page of a site. */
async function useEachPage(page: Page, address: string): Promise<void> {
  for (const path of Object.keys(PAGES)) {
    await page.goto(address + path);
    await use(page);
    expect(await mounted(page)).toEqual(MOUNTS[path]);
    await stop(page);
    expect(await markup(page)).toBe(await sent(page));
  }
}

describe.skipIf(reason).each(['lite', 'react'])(`a site with a common file, %s${reason}`, (flavour) => {
  it('has live pages that stop byte for byte, and fetch the common file once', async () => {
    const { address, report, requestsFor } = composed(flavour);
    expect(report.choice).toMatchObject({ plan: 'common', apart: 0 });
    const { page, messages } = await open(`${address}index.html`);
    await useEachPage(page, address);
    expect(requestsFor('enliven-common-')).toHaveLength(1);
    expect(requestsFor('enliven/enliven-')).toHaveLength(1 + Object.keys(PAGES).length);
    expect(messages).toEqual([]);
  });

  it('is requested beside a rest, so that no request waits for another file', async () => {
    const { address, report, requestsFor } = composed(flavour);
    const [{ script }] = report.pages;
    const { page, errors } = await browser.open('about:blank', {
      before: (fresh) =>
        fresh.route(`**/${script}`, async (route) => {
          await vi.waitFor(() => expect(requestsFor('enliven-common-')).toHaveLength(1), PATIENCE);
          await route.continue();
        }),
    });
    await page.goto(address + report.pages[0].path);
    await settle(page);
    expect(requestsFor('enliven-common-')).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  it('has the same live pages without a common file', async () => {
    const { address, report, requestsFor } = composed(flavour, '--no-common');
    expect(report.choice).toMatchObject({ plan: 'separate', given: 'option' });
    const { page, messages } = await open(`${address}index.html`);
    await useEachPage(page, address);
    expect(requestsFor('enliven-common-')).toEqual([]);
    expect(messages).toEqual([]);
  });

  it('imports later files from both parts, and the loader once for other markup', async () => {
    const { address, requestsFor } = composed(flavour);
    const { page, errors } = await open(`${address}index.html`);
    await settle(page);
    await page.keyboard.press('Tab');
    await expect.poll(() => requestsFor('/later/').length, PATIENCE).toBeGreaterThan(0);
    for (const name of ['one', 'two'])
      await page.evaluate((text) => document.body.insertAdjacentHTML('beforeend', text), accordion(name));
    await expect.poll(() => mounted(page), PATIENCE).toEqual({ toggle: 1, accordion: 2 });
    expect(requestsFor('/enliven.js')).toHaveLength(1);
    await stop(page);
    expect(await mounted(page)).toEqual({});
    expect(errors).toEqual([]);
  });

  it('runs nothing if the common file was changed', async () => {
    const { address, report } = composed(flavour);
    const { common } = report.pages[0];
    const { page, errors } = await browser.open('about:blank', {
      before: (fresh) =>
        fresh.route(`**/${common}`, async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: `globalThis.tampered = true;${await response.text()}` });
        }),
    });
    await page.goto(`${address}index.html`);
    await expect.poll(() => errors.some((text) => text.includes("'integrity' attribute")), PATIENCE).toBe(true);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => 'tampered' in globalThis || 'enliven' in globalThis)).toBe(false);
  });

  it.each(['tabs.html', 'counter.html'])('keeps all behaviors alive when the rest of %s is added', async (path) => {
    const { address, read, requestsFor } = composed(flavour);
    const { page, errors, warnings } = await open(`${address}index.html`);
    await settle(page);
    const [, src] = /<script type="module" src="\.\/([^"]+)"/.exec(read(path)) ?? [];
    await page.evaluate(
      ([script = '', text = '']) => {
        document.body.insertAdjacentHTML('beforeend', text);
        document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: script }));
      },
      [src, path === 'tabs.html' ? tabs() : COUNTER],
    );
    await expect.poll(() => mounted(page), PATIENCE).toEqual({ ...MOUNTS['index.html'], ...MOUNTS[path] });
    // The style of focus is a later file of the first page's behavior.
    await page.keyboard.press('Tab');
    await expect.poll(() => requestsFor('/later/modules-shared').length, PATIENCE).toBe(1);
    await use(page);
    await stop(page);
    expect(await mounted(page)).toEqual({});
    expect([...errors, ...warnings]).toEqual([]);
  });
});
