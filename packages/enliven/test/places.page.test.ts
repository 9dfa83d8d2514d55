/** Build in any folder, on any host, under any policy, and with integrity hashes. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CDN } from './support/built-cdn';
import { settle } from './support/in-page';
import { html, module, three } from './support/markup';
import { type PageServer, servePages } from './support/page-server';
import { stage } from './support/stage';
import { expectToggle, title } from './support/state';
import { visits } from './support/visit';

const theStage = stage();
const browser = visits();
let elsewhere: PageServer;
beforeAll(async () => {
  elsewhere = await servePages();
});
afterAll(() => elsewhere.close());

async function expectAlive(address: string): Promise<string[]> {
  const { page, errors, fetched } = await browser.open(address);
  await settle(page);
  await title(page.locator('#toggle')).click();
  await expectToggle(page.locator('#toggle'), 'open');
  expect(errors).toEqual([]);
  return fetched.filter((file) => file.endsWith('.js'));
}

interface Entry {
  integrity: string;
  bytes: number;
  gzip: number;
}
const manifest = (): Record<string, Entry> => JSON.parse(readFileSync(join(theStage.cdn, 'manifest.json'), 'utf8'));

describe.each(['', 'lite/'])('the build in the folder "%s"', (flavour) => {
  it('works in any folder, with chunks beside the script', async () => {
    theStage.server.mount('/wp-content/themes/child theme/js/v1.2.3/', theStage.cdn);
    const base = `/wp-content/themes/child%20theme/js/v1.2.3/${flavour}`;
    const fetched = await expectAlive(
      theStage.server.put('/deep/er/page.html', html({ head: module(`${base}enliven.js?ver=6.7`), body: three() })),
    );
    for (const file of fetched.filter((file) => file.includes('/chunks/'))) expect(file).toContain(`${base}chunks/`);
    expect(fetched.length).toBeGreaterThan(3);
  });

  it('works from another origin', async () => {
    elsewhere.mount('/npm/enliven@0/cdn/', theStage.cdn, { 'access-control-allow-origin': '*' });
    const base = `${elsewhere.origin}/npm/enliven@0/cdn/${flavour}`;
    const fetched = await expectAlive(
      theStage.server.put(
        '/cdn.html',
        html({ head: `<base href="/nowhere/">${module(`${base}enliven.js`)}`, body: three() }),
      ),
    );
    for (const file of fetched.filter((name) => name.endsWith('.js'))) expect(file).toContain(base);
  });

  it('works as one classic script from another origin, without CORS', async () => {
    elsewhere.mount('/plain/', theStage.cdn);
    const src = `${elsewhere.origin}/plain/${flavour}enliven.iife.js`;
    const fetched = await expectAlive(
      theStage.server.put('/classic.html', html({ head: `<script defer src="${src}"></script>`, body: three() })),
    );
    expect(fetched).toEqual([src]);
  });

  it.each([
    {
      policy: "script-src 'nonce-x'; require-trusted-types-for 'script'; object-src 'none'; base-uri 'none'",
      attributes: 'nonce="x"',
    },
    { policy: "script-src 'nonce-x' 'strict-dynamic'", attributes: 'nonce="x"' },
    {
      policy:
        "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; trusted-types 'none'; require-trusted-types-for 'script'",
      attributes: '',
    },
  ])('works under $policy', async ({ policy, attributes }) => {
    await expectAlive(
      theStage.server.put(
        '/policy.html',
        html({ head: module(`/enliven/${flavour}enliven.js`, attributes), body: three() }),
        {
          'content-security-policy': policy,
        },
      ),
    );
  });

  it('works as a classic script with a nonce', async () => {
    await expectAlive(
      theStage.server.put(
        '/policy-classic.html',
        html({ head: `<script defer nonce="x" src="/enliven/${flavour}enliven.iife.js"></script>`, body: three() }),
        { 'content-security-policy': "script-src 'nonce-x'; require-trusted-types-for 'script'" },
      ),
    );
  });

  it.each(['enliven.js', 'modules.js', 'enliven.iife.js'])('runs %s with its integrity hash', async (name) => {
    const { integrity } = manifest()[flavour + name] as Entry;
    const type = name.includes('iife') ? 'defer' : 'type="module"';
    const tag = `<script ${type} src="/enliven/${flavour}${name}" integrity="${integrity}" crossorigin></script>`;
    await expectAlive(theStage.server.put('/pinned.html', html({ head: tag, body: three() })));
  });
});

describe('manifest.json', () => {
  it('lists every file with its size and hash', () => {
    const listed = manifest();
    const files = readdirSync(theStage.cdn, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(js|css)$/.test(name),
    );
    expect(files.length).toBeGreaterThan(15);
    for (const name of files) {
      const content = readFileSync(join(theStage.cdn, name));
      expect(listed[name.replaceAll('\\', '/')], name).toEqual({
        integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
        bytes: content.length,
        gzip: gzipSync(content, { level: 9 }).length,
      });
    }
  });

  it('lists no missing file', () => {
    const missing = Object.keys(manifest()).filter((name) => name !== 'LICENSE');
    const files = new Set(
      readdirSync(CDN, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/')),
    );
    expect(missing.filter((name) => !files.has(name))).toEqual([]);
  });
});

describe('a modified file', () => {
  it('does not run', async () => {
    const { integrity } = manifest()['first-tap.js'] as Entry;
    const tag = `<script type="module" src="/enliven/enliven.js" integrity="${integrity}" crossorigin></script>`;
    const { page, errors } = await browser.open(
      theStage.server.put('/tampered.html', html({ head: tag, body: three() })),
    );
    expect(await page.evaluate(() => 'enliven' in globalThis)).toBe(false);
    expect(errors.join()).toContain('integrity');
  });
});
