/** Doctor with Chromium: visits without and with Enliven, to pages of a folder and of a server. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import { chromium } from 'playwright-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { requireChromium } from '../../../scripts/setup/find-chromium.mjs';
import type { DoctorReport } from '../src/doctor/page-report';
import { CDN, folderWith, JQUERY, ORIGINAL, pageOf, run, serve, TOGGLE } from './support/run';

const CHROMIUM = requireChromium();
const INLINE_SCRIPT = '<script>document.documentElement.dataset.theirs = "inline";</script>';
const ORIGINAL_SCRIPT = 'for (let end = Date.now() + 600; Date.now() < end; ); globalThis.theirs = true;';

afterEach(() => vi.unstubAllEnvs());

async function report(place: string, ...args: string[]): Promise<DoctorReport> {
  const { output, errors } = await run('doctor', place, '--json', '--browser-path', CHROMIUM, '--build', CDN, ...args);
  expect(errors).not.toMatch(/could not/);
  return JSON.parse(output);
}

describe('the doctor with Chromium', () => {
  it('measures a file before and after, writes screenshots, and leaves the file alone', async () => {
    const page = pageOf(`${TOGGLE}<img src="missing.png">`, INLINE_SCRIPT + JQUERY + ORIGINAL);
    const site = folderWith({
      'index.html': page,
      'wp-content/themes/Divi/js/scripts.min.js': ORIGINAL_SCRIPT,
      'wp-includes/js/jquery/jquery.min.js': 'globalThis.notJquery = 1;',
    });
    const shots = join(site, 'shots');
    const { pages } = await report(site, '--screenshots', shots, '--offline');
    const [{ before, after, verdict } = {} as never] = pages;
    expect(verdict).toMatch(/^1 behavior with 1 element became active; 2 scripts \(0\.\d kB\) can go\.$/);
    expect(before?.enliven).toBeUndefined();
    expect(before?.scriptTime).toBeGreaterThanOrEqual(500);
    expect(after?.scriptTime).toBeLessThan(before?.scriptTime ?? 0);
    expect(after?.enliven).toMatchObject({ alive: 1, behaviors: ['toggle'], failures: [], hidden: [] });
    expect(after?.scriptBytes).toBeGreaterThan(20_000);
    expect(before?.axe?.map(({ id }) => id)).toContain('image-alt');
    for (const visit of [before, after]) expect(existsSync(visit?.screenshot ?? '')).toBe(true);
    expect(readFileSync(join(site, 'index.html'), 'utf8')).toBe(page);
  });

  it('measures a page with a strict content security policy, and a page whose picture never loads', async () => {
    const origin = await serve(({ url }, response) => {
      if (url === '/slow.png') return;
      const isPage = url === '/';
      response.writeHead(isPage ? 200 : 404, {
        'content-type': 'text/html',
        'content-security-policy': "default-src 'none'; script-src 'nonce-x'; require-trusted-types-for 'script'",
      });
      response.end(isPage ? pageOf(`${TOGGLE}<img alt="" src="/slow.png">`) : '');
    });
    const { pages } = await report(`${origin}/`, '--timeout', '2');
    expect(pages[0]?.after?.enliven).toMatchObject({ alive: 1 });
    expect(pages[0]?.note).toBeUndefined();
  });

  it('visits a page that already loads Enliven once, and has no findings', async () => {
    const head = '<script type="module" src="/enliven/enliven.js"></script>';
    const files = Object.fromEntries(
      [
        'enliven.js',
        ...(readFileSync(join(CDN, 'manifest.json'), 'utf8').match(/(?<=")chunks\/[\w-]+\.js(?=")/g) ?? []),
      ].map((path) => [`enliven/${path}`, readFileSync(join(CDN, path))]),
    );
    const { pages } = await report(folderWith({ 'index.html': pageOf(TOGGLE, head), ...files }));
    expect(pages[0]).toMatchObject({
      verdict: 'All is well: Enliven is on this page for 1 behavior, and 1 element is active.',
      hasFindings: false,
    });
    expect(pages[0]?.after).toBeUndefined();
  });

  it('writes a report without axe violations', async () => {
    const site = folderWith({ 'index.html': pageOf(TOGGLE, JQUERY + ORIGINAL), 'b.html': pageOf('<p>Words.</p>') });
    const file = join(site, 'report.htm');
    await report(site, '--all', '--offline', '--screenshots', join(site, 'shots'), '--html', file);
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
    try {
      const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
      await page.goto(`file://${file}`);
      await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
      const { violations } = await page.evaluate(() =>
        (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
      );
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(
        await page.locator('img').evaluateAll((images) => images.map((one) => (one as HTMLImageElement).alt)),
      ).toEqual(['index.html, before', 'index.html, after']);
      expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth <= globalThis.innerWidth)).toBe(
        true,
      );
    } finally {
      await browser.close();
    }
  });

  it('explains that the given browser does not start', async () => {
    const site = folderWith({ 'index.html': pageOf(TOGGLE) });
    const { code, errors } = await run('doctor', site, '--browser-path', '/no/chromium', '--build', CDN);
    expect([code, errors]).toEqual([2, expect.stringMatching(/^"\/no\/chromium" does not start: /)]);
  });
});
