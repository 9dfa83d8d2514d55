/** A small site with slow and missing images, and a browser that visits it. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launch } from '../../../../scripts/browser/launch';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const TYPES: Readonly<Record<string, string>> = { png: 'image/png', svg: 'image/svg+xml', mp4: 'video/mp4' };
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20"/></svg>';
/** Records callbacks with the ids of their elements. */
const PRELUDE = `globalThis.__name ??= (value) => value;
globalThis.trace = [];
globalThis.traced = (settings = {}) => {
  for (const name of ['enter', 'exit', 'cancel', 'loading', 'loaded', 'error', 'applied', 'finish'])
    settings['callback_' + name] = (element) => trace.push(name + (element?.id ? ' ' + element.id : ''));
  return settings;
};`;

async function ours(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { installLazyLoad } from './src/index'; installLazyLoad(() => import('./src/takeover/index').then(({ takeOver }) => takeOver()));`,
      resolveDir: at('../..'),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}

export interface Site {
  /** Requested addresses since the page was opened; canceled ones start with `!`. */
  readonly requests: string[];
  /** Files that the server answers with status 404. */
  readonly missing: Set<string>;
  open(
    body: string,
    options?: BrowserContextOptions & { script?: 'ours' | 'peer' | 'none'; head?: string },
  ): Promise<Page>;
}

/** Starts the site. Call it at the top of a test file. */
export function site(): Site {
  const requests: string[] = [];
  const missing = new Set<string>();
  const peer = readFileSync(
    createRequire(import.meta.url).resolve('vanilla-lazyload/dist/lazyload.iife.min.js'),
    'utf8',
  );
  const film = readFileSync(at('../../../../examples/site/public/media/harbour.mp4'));
  let html = '';
  let script = '';
  let browser: Browser;

  const server = createServer(({ url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://127.0.0.1');
    if (pathname === '/') return void response.writeHead(200, { 'content-type': 'text/html' }).end(html);
    const name = pathname.slice(1);
    if (name === 'ours.js') return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    if (name === 'peer.js') return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(peer);
    requests.push(name);
    response.on('close', () => response.writableFinished || requests.push(`!${name}`));
    const type = TYPES[name.split('.')[1] ?? ''] ?? 'text/html';
    const answer = () =>
      missing.has(name)
        ? response.writeHead(404, { 'cache-control': 'no-store' }).end()
        : response
            .writeHead(200, { 'content-type': type, 'cache-control': 'no-store' })
            .end(
              type === 'image/png' ? PNG : type === 'video/mp4' ? film : type === 'text/html' ? '<p>frame</p>' : SVG,
            );
    setTimeout(answer, Number(searchParams.get('wait') ?? 0));
  });

  beforeAll(async () => {
    script = await ours();
    browser = await launch();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
  afterAll(async () => {
    await browser?.close();
    server.closeAllConnections();
    server.close();
  });

  return {
    requests,
    missing,
    async open(body, { script: which = 'ours', head = '', ...options } = {}) {
      const tag = which === 'none' ? '' : `<script src="/${which}.js"></script>`;
      html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title><link rel="icon" href="data:,"><style>body{margin:0}.space{height:5000px}img,div.box,video,iframe,object{display:block;width:50px;height:50px;border:0}</style>${head}</head><body>${body}${tag}</body></html>`;
      requests.length = 0;
      missing.clear();
      const context = await browser.newContext({ viewport: { width: 800, height: 600 }, ...options });
      await context.addInitScript(PRELUDE);
      const page = await context.newPage();
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: 'load' });
      return page;
    },
  };
}

export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate(async (to) => {
    window.scrollTo({ top: to, behavior: 'instant' });
    // Observers have notified by the third frame.
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, top);

export const trace = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { trace: string[] }).trace);

export const outer = (page: Page, selector: string): Promise<string> =>
  page.locator(selector).evaluate((element) => element.outerHTML);

const PATIENCE = { timeout: 15_000, interval: 30 };

export const start = (page: Page, settings: object = {}): Promise<void> =>
  page.evaluate((own) => {
    const scope = globalThis as unknown as {
      LazyLoad: new (settings: object) => unknown;
      traced(from: object): object;
      lazy: unknown;
    };
    scope.lazy = new scope.LazyLoad(scope.traced(own));
  }, settings);

export const expectTrace = (page: Page, what: string) => expect.poll(() => trace(page), PATIENCE).toContain(what);
export const call = (page: Page, name: string) =>
  page.evaluate((method) => (globalThis as unknown as { lazy: Record<string, () => void> }).lazy[method]?.(), name);
export const counts = (page: Page) =>
  page.evaluate(() => {
    const { loadingCount, toLoadCount } = (
      globalThis as unknown as { lazy: { loadingCount: number; toLoadCount: number } }
    ).lazy;
    return [loadingCount, toLoadCount];
  });
export const status = (page: Page, selector: string) => page.locator(selector).getAttribute('data-ll-status');
export const frames = (page: Page) => scrollTo(page, 0);
