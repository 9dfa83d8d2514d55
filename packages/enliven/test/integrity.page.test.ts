/** Generated import map: a modified chunk does not run, and the content that it would show is shown. */
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterEach, describe, expect, it } from 'vitest';
import { CLASSIC } from '../../../scripts/cdn-integrity';
import { html as markup, mounted, PATIENCE, sent, settle, stop } from './support/in-page';
import { html, module, three } from './support/markup';
import { stage } from './support/stage';
import { expectTab, tab } from './support/state';
import { visits } from './support/visit';

const theStage = stage();
const browser = visits();

const BODY = `${three()}<p class="et_animated">Arrives with a flourish.</p>`;

const copies: string[] = [];
afterEach(() => {
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true });
});

const snippetFor = (flavour: string) => readFileSync(join(theStage.cdn, flavour, 'importmap.html'), 'utf8');

/** Serves a copy of the build at `place` with a modified chunk. */
function tamper(place: string, flavour: string, chunk: string): void {
  const copy = mkdtempSync(join(tmpdir(), 'enliven-tampered-'));
  copies.push(copy);
  cpSync(theStage.cdn, copy, { recursive: true });
  const chunks = join(copy, flavour, 'chunks');
  const file = readdirSync(chunks).find((name) => new RegExp(`^${chunk}-[a-z0-9]{7}\\.js$`).test(name));
  if (!file) throw new Error(`The build has no chunk "${chunk}".`);
  appendFileSync(join(chunks, file), '\nglobalThis.tampered = true;\n');
  theStage.server.mount(place, copy);
}

const hasRun = (page: Page) => page.evaluate(() => 'tampered' in globalThis);
/** Returns the hidden contents. */
const hidden = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all
        .filter((one) => one.getClientRects().length === 0 || getComputedStyle(one).opacity === '0')
        .map(({ className }) => className),
    );

/** Returns a policy with the hash that the snippet names for its import map. */
const policyOf = (snippet: string, more: string) =>
  `script-src 'self' ${/'sha256-[^']+'/.exec(snippet)?.[0]}; object-src 'none'${more}`;

describe.each([
  { flavour: '', trusted: false },
  { flavour: '', trusted: true },
  { flavour: 'lite/', trusted: false },
  { flavour: 'lite/', trusted: true },
])('the import map (flavour "$flavour", Trusted Types $trusted)', ({ flavour, trusted }) => {
  const headers = (snippet: string) => ({
    'content-security-policy': policyOf(snippet, trusted ? "; require-trusted-types-for 'script'" : ''),
  });

  it('lets unmodified chunks run', async () => {
    const snippet = snippetFor(flavour);
    const { page, errors } = await browser.open(
      theStage.server.put('/pinned.html', html({ head: snippet, body: BODY }), headers(snippet)),
    );
    await settle(page);
    await tab(page.locator('#tabs'), 1).click();
    await expectTab(page.locator('#tabs'), 1);
    expect(errors).toEqual([]);
    await stop(page);
    expect(await markup(page)).toBe(await sent(page));
  });

  /** Replaces the folder in the snippet, which changes the hash of the map. */
  async function open(chunk: string, pinned = true) {
    const place = `/tampered-${chunk}/`;
    tamper(place, flavour, chunk);
    const snippet = snippetFor(flavour).replaceAll('/enliven/', place);
    const policy = headers(snippet)['content-security-policy'].replace(/'sha256-[^']+'/, "'nonce-map'");
    const head = pinned
      ? snippet.replace('type="importmap"', '$& nonce="map"')
      : module(`${place}${flavour}enliven.js`);
    const address = theStage.server.put('/tampered.html', html({ head, body: BODY }), {
      'content-security-policy': policy,
    });
    return browser.open(address);
  }

  it('blocks a modified runtime, which is reported once, and all content is shown', async () => {
    const { page, errors } = await open('runtime');
    await expect.poll(() => hidden(page, '.et_pb_toggle_content, .et_pb_tab, .et_animated'), PATIENCE).toEqual([]);
    expect(await hasRun(page)).toBe(false);
    const messages = errors.filter((text) => text.startsWith('[enliven'));
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(/^\[enliven\] The runtime did not load, content is shown as is: /);
    expect(errors.filter((text) => text.startsWith('uncaught'))).toEqual([]);
  });

  it('blocks modified code of tabs, whose panels are shown, and other modules mount', async () => {
    const { page, errors, warnings } = await open('tabs');
    await expect.poll(() => mounted(page), PATIENCE).toMatchObject({ toggle: 1, accordion: 1 });
    await expect.poll(() => hidden(page, '.et_pb_tab, .et_animated'), PATIENCE).toEqual([]);
    expect(await hasRun(page)).toBe(false);
    const messages = [...errors, ...warnings].filter((text) => text.startsWith('[enliven'));
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(/^\[enliven\/modules\] tabs on "#tabs": code did not load, content is shown as is: /);
  });

  it('works with a policy that allows hashes only', async () => {
    const snippet = snippetFor(flavour);
    const list = JSON.parse(readFileSync(join(theStage.cdn, flavour, 'importmap.json'), 'utf8'));
    const hashes = (Object.values(list.integrity) as string[]).map((hash) => `'${hash}'`).join(' ');
    const { page, errors } = await browser.open(
      theStage.server.put('/hashes.html', html({ head: snippet, body: BODY }), {
        'content-security-policy': headers(snippet)['content-security-policy'].replace("'self'", hashes),
      }),
    );
    await settle(page);
    await tab(page.locator('#tabs'), 1).click();
    await expectTab(page.locator('#tabs'), 1);
    expect(errors).toEqual([]);
  });

  it('is necessary: without it, a modified chunk runs', async () => {
    const { page } = await open('runtime', false);
    await expect.poll(() => hasRun(page), PATIENCE).toBe(true);
  });
});

describe('the snippet of the import map', () => {
  it.each(['', 'lite/'])('includes the loader and every chunk of the flavour "%s" only', (flavour) => {
    const [, json = ''] = /<script type="importmap">(.*?)<\/script>/s.exec(snippetFor(flavour)) ?? [];
    const { integrity } = JSON.parse(json) as { integrity: Record<string, string> };
    const chunks = readdirSync(join(theStage.cdn, flavour, 'chunks')).filter((name) => name.endsWith('.js'));
    const entries = readdirSync(join(theStage.cdn, flavour)).filter(
      (name) => name.endsWith('.js') && !CLASSIC.includes(name),
    );
    expect(entries).toContain('forms.js');
    const files = [...entries, ...chunks.map((name) => `chunks/${name}`)];
    expect(Object.keys(integrity).sort()).toEqual(files.map((name) => `/enliven/${flavour}${name}`).sort());
    const list = JSON.parse(readFileSync(join(theStage.cdn, flavour, 'importmap.json'), 'utf8'));
    expect(Object.values(list.integrity)).toEqual(Object.values(integrity));
  });
});
