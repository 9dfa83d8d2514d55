/** A site of one page with Enliven's or the plugin's beacon, which collects its requests, logs and changes. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser, BrowserContext, Page, Route } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { launch } from '../../../../scripts/browser/launch';

const require = createRequire(import.meta.url);

export const SITE = 'https://shop.example.test';

export type Script = 'ours' | 'theirs';

export interface Post {
  fields: Record<string, string>;
  /** Value of the header that excludes the request from the speed service. */
  header: string | undefined;
  credentials: boolean;
}

export interface Results {
  lcp: Record<string, unknown>[] | null;
  lrc: string[] | null;
  preload_fonts: string[] | null;
  preconnect_external_domain: string[] | null;
}

export interface Outcome {
  posts: Post[];
  /** Results of the last save. */
  results: Results | undefined;
  completed: string | null;
  /** Uncaught errors. */
  errors: string[];
  logs: string[];
  /** All requested addresses, in order. */
  requests: string[];
}

export interface Visit {
  body: string;
  head?: string;
  /** Markup after the end of the document. */
  behind?: string;
  config?: Record<string, unknown>;
  viewport?: { width: number; height: number };
  /** Answers to other addresses; only the path for those of the site. */
  files?: Record<string, string>;
  /** Answers to the two requests of the beacon, by action. */
  answers?: Record<string, { status?: number; body: string }>;
  /** Runs in the page before other scripts. */
  before?: () => void;
  /** Attributes of the script tag. @default those of the plugin */
  tag?: string;
  query?: string;
  /** Hosts that do not allow CORS. */
  closed?: string[];
  /** Whether the beacon's script arrives after the images. Until an image has arrived, it has no current source. @default false */
  isLate?: boolean;
}

const CONFIG = {
  ajax_url: `${SITE}/wp-admin/admin-ajax.php`,
  nonce: '0a1b2c3d4e',
  url: `${SITE}/page`,
  is_mobile: false,
  width_threshold: 1600,
  height_threshold: 700,
  delay: 50,
  debug: null,
  status: { atf: true, lrc: true, preload_fonts: true, preconnect_external_domain: true },
  elements: 'img, video, picture, p, main, div, li, svg, section, header, span',
  lrc_threshold: 1800,
  preload_fonts_exclusions: ['api.fontshare.com', 'Arial'],
  processed_extensions: ['woff2', 'woff', 'ttf'],
  preconnect_external_domain_elements: ['link', 'script', 'iframe'],
  preconnect_external_domain_exclusions: ['static.cloudflareinsights.com', 'rel="preconnect"', 'rel="icon"'],
};

const GIF = Buffer.from('R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=', 'base64');
const TYPES: Readonly<Record<string, string>> = { css: 'text/css', js: 'text/javascript', html: 'text/html' };

const NOTHING = JSON.stringify({
  success: true,
  data: { lcp: false, lrc: false, preload_fonts: false, preconnect_external_domain: false },
});

async function ourScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: "import { startBeacon } from './index'; startBeacon();",
      resolveDir: fileURLToPath(new URL('../../src', import.meta.url)),
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}

const theirScript = (): string => readFileSync(require.resolve('wp-rocket-scripts/dist/wpr-beacon.min.js'), 'utf8');

function html({ body, head = '', behind = '', config = {}, tag = 'data-name="wpr-wpr-beacon"' }: Visit): string {
  const data = JSON.stringify({ ...CONFIG, ...config }).replaceAll('<', '\\u003c');
  return `<!doctype html><html><head><meta charset="utf-8"><title>Page</title>${head}</head><body>${body}
<script>var rocket_beacon_data = ${data};</script><script ${tag} src="/beacon.js" async></script></body></html>${behind}`;
}

async function fieldsOf(route: Route): Promise<Record<string, string>> {
  const request = route.request();
  const type = (await request.headerValue('content-type')) ?? '';
  const form = await new Response(new Uint8Array(request.postDataBuffer() ?? []), {
    headers: { 'content-type': type },
  }).formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}

/** Waits until the page is parsed, and has all images that it does not load lazily. */
const haveImages = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );

/** Answers all requests, so that none reaches the network. */
async function answer(route: Route, visit: Visit, script: string, posts: Post[]): Promise<void> {
  const request = route.request();
  const url = new URL(request.url());
  const { answers = {}, files = {}, closed = [] } = visit;
  if (request.method() === 'POST') {
    const fields = await fieldsOf(route);
    const headers = await request.allHeaders();
    posts.push({
      fields,
      header: headers['wpr-saas-no-intercept'],
      credentials: headers.cookie?.includes('seen=1') ?? false,
    });
    const { status = 200, body = NOTHING } = answers[fields.action ?? ''] ?? {};
    return route.fulfill({ status, body, contentType: 'application/json' });
  }
  if (closed.includes(url.host) && request.resourceType() === 'fetch') return route.abort();
  const headers = { 'access-control-allow-origin': '*' };
  const path = url.origin === SITE ? url.pathname : url.href;
  if (path === '/page') return route.fulfill({ body: html(visit), contentType: 'text/html' });
  if (path === '/beacon.js' && visit.isLate) await haveImages(request.frame().page());
  if (path === '/beacon.js') return route.fulfill({ body: script, contentType: 'text/javascript' });
  const content = files[path] ?? files[url.origin + url.pathname];
  const ending = /\.(\w+)$/.exec(url.pathname)?.[1] ?? '';
  if (content !== undefined)
    return route.fulfill({ body: content, contentType: TYPES[ending] ?? 'text/html', headers });
  if (/^(gif|png|jpe?g|webp|avif|svg|PNG)$/.test(ending))
    return route.fulfill({ body: GIF, contentType: 'image/gif', headers });
  if (/^(woff2?|ttf)$/.test(ending)) return route.fulfill({ body: 'font', contentType: 'font/woff2', headers });
  return route.fulfill({ status: 404, body: '' });
}

/** Milliseconds a run may take on a busy machine. */
const PATIENCE = 15_000;

/** The current visit and its outcome so far. */
interface Scene {
  page: Page;
  visit: Visit;
  outcome: Outcome;
}

async function openPage(context: BrowserContext, script: string): Promise<Scene> {
  const scene = {} as Scene;
  await context.addCookies([{ name: 'seen', value: '1', url: SITE }]);
  await context.route('**/*', (route) => {
    scene.outcome.requests.push(route.request().url());
    return answer(route, scene.visit, script, scene.outcome.posts);
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => scene.outcome.errors.push(error.message));
  page.on('console', (message) => scene.outcome.logs.push(message.text()));
  return Object.assign(scene, { page });
}

async function show(scene: Scene, visit: Visit): Promise<Outcome> {
  const outcome: Outcome = { posts: [], results: undefined, completed: null, errors: [], logs: [], requests: [] };
  const { page } = Object.assign(scene, { visit, outcome });
  await page.setViewportSize(visit.viewport ?? { width: 1600, height: 700 });
  if (visit.before) await page.addInitScript(visit.before);
  await page.goto(`${SITE}/page${visit.query ?? ''}`);
  const marked = page.locator('[beacon-completed]');
  await marked.waitFor({ state: 'attached', timeout: PATIENCE });
  outcome.completed = await marked.getAttribute('beacon-completed');
  const saved = outcome.posts.filter(({ fields }) => fields.action === 'rocket_beacon').at(-1);
  if (saved) outcome.results = JSON.parse(saved.fields.results ?? '');
  return outcome;
}

/** One browser for a test file and one page for each script; a visit with `before` gets its own page. */
export function beaconStage(): {
  visit(script: Script, visit: Visit): Promise<Outcome>;
  both(visit: Visit): Promise<[ours: Outcome, theirs: Outcome]>;
} {
  let browser: Browser;
  const scripts = { ours: '', theirs: theirScript() };
  const scenes: Partial<Record<Script, Promise<Scene>>> = {};
  beforeAll(async () => {
    scripts.ours = await ourScript();
    browser = await launch();
  });
  afterAll(() => browser?.close());

  const open = async (script: Script) => openPage(await browser.newContext(), scripts[script]);

  async function visit(script: Script, what: Visit): Promise<Outcome> {
    if (!what.before) {
      scenes[script] ??= open(script);
      return show(await scenes[script], what);
    }
    const scene = await open(script);
    const outcome = await show(scene, what);
    await scene.page.context().close();
    return outcome;
  }
  return { visit, both: (what) => Promise.all([visit('ours', what), visit('theirs', what)]) };
}
