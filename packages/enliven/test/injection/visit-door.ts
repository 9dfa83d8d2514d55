/** Visit of a door in Chromium: lets payloads in, uses the page, and returns every effect that they had. */
import type { Browser, Page } from 'playwright';
import { REPORT_SILENT_ERRORS } from '../../../../scripts/browser/launch';
import { html, module } from '../support/markup';
import { BYSTANDERS, stateOfBystanders } from './bystanders';
import type { Payload } from './corpus/corpus';
import { EVENTS } from './corpus/handlers';
import type { Door } from './door';
import { leavesPage } from './leaves-page';
import { pressAll } from './press';
import { type Watched, type WatchedScope, watch } from './watch';

export interface Mode {
  flavour: 'react' | 'lite';
  /** Whether the policy requires trusted types. */
  trusted: boolean;
}

const POLICY = "require-trusted-types-for 'script'; trusted-types enliven enliven-media";
/** Requests that content of the site's own server may cause, as on any page of it. */
const CONTENT = ['image', 'media', 'font', 'texttrack'];

export interface Findings {
  /** Effects of payloads. */
  found: string[];
  /** Number of judged nodes and of clones, and of elements whose events were dispatched. */
  judged: number;
  clones: number;
  pressed: number;
}

/** Whether a request to another host is only content, which an author may link as well. */
function isContent(kind: string, url: string, author: Door['author'], payloads: readonly Payload[]): boolean {
  const payload = payloads.find(
    ({ n }) => url.includes(`leak.test/${n}`) && !new RegExp(`leak\\.test/${n}\\d`).test(url),
  );
  // A style of an author must not read fields; an image of an author is one.
  return CONTENT.includes(kind) && !(author === 'author' && payload?.kind === 'style');
}

/** Opens a door on a page of `origin`. */
export async function visitDoor(
  browser: Browser,
  origin: string,
  door: Door,
  mode: Mode,
  payloads: readonly Payload[],
): Promise<Findings> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const found: string[] = [];
  const add = (what: string) => {
    if (!found.includes(what) && !door.ignored?.test(what)) found.push(what);
  };
  await context.addInitScript(`globalThis.__name ??= (value) => value;${REPORT_SILENT_ERRORS}`);
  await context.addInitScript(watch);
  const page = await context.newPage();
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith('__ran')) add(`runs payload ${text.slice(6)}`);
    else if (message.type() === 'error' && /Trusted(HTML|Script|ScriptURL)/.test(text))
      add(`needs a policy: ${text.slice(0, 200)}`);
  });
  page.on('pageerror', ({ message, stack = '' }) => {
    const places = stack
      .split('\n')
      .slice(1, 4)
      .map((line) => line.replace(/^.*\/enliven\//, '').trim());
    add(`throws ${message.slice(0, 200)} (${places.join(', ')})`);
  });
  context.on('page', (other) => {
    if (other === page) return;
    add('opens a window');
    void other.close().catch(() => {});
  });
  const address = `${origin}/door.html`;
  let opened = false;
  await context.route('**', async (route) => {
    const request = route.request();
    const url = request.url();
    const kind = request.resourceType();
    if (!opened && url.split('#')[0] === address) {
      opened = true;
      const { head = '', ...parts } = door.page(payloads);
      const body = html({
        ...parts,
        head: `<style>@keyframes injected{to{opacity:.9}}</style>${head}${module(mode.flavour === 'lite' ? '/enliven/lite/enliven.js' : '/enliven/enliven.js')}`,
        body: `${BYSTANDERS}<main>${parts.body}</main>`,
      });
      return route.fulfill({
        body,
        contentType: 'text/html; charset=utf-8',
        headers: mode.trusted ? { 'content-security-policy': POLICY } : {},
      });
    }
    if (leavesPage(request, page)) {
      add(`leaves for ${url.slice(0, 200)}`);
      return route.fulfill({ status: 204 });
    }
    if (!url.startsWith(`${origin}/`)) {
      if (!isContent(kind, url, door.author, payloads) && !door.asks?.test(url))
        add(`asks ${url.slice(0, 200)} for a ${kind}`);
      return route.fulfill({
        status: 200,
        headers: { 'access-control-allow-origin': '*' },
        contentType: kind === 'stylesheet' ? 'text/css' : 'text/html',
        body: '',
      });
    }
    if (new URL(url).pathname.startsWith('/none')) return route.fulfill({ status: 404, body: '' });
    const answer = door.answer?.(request, payloads);
    return answer ? route.fulfill({ contentType: 'text/html; charset=utf-8', ...answer }) : route.continue();
  });
  try {
    const sum = { judged: 0, clones: 0, pressed: 0 };
    for (const [turn, hash] of (door.hashes?.(payloads) ?? ['']).entries()) {
      // Another hash alone would not open the page anew.
      if (turn > 0) await page.goto('about:blank');
      opened = false;
      await page.goto(address + hash, { waitUntil: 'load' });
      const before = await page.evaluate(stateOfBystanders);
      await door.use(page, payloads).catch((error: unknown) => {
        // An effect may be the reason why payloads do not arrive.
        if (!found[0]) throw error;
      });
      const { left, ...counts } = await judge(page, before);
      for (const one of left) add(one);
      for (const name of ['judged', 'clones', 'pressed'] as const) sum[name] += counts[name];
      // Undoing must not fail, either.
      await page.evaluate(() => (globalThis as unknown as { enliven: { stop(): unknown } }).enliven.stop());
    }
    return { ...sum, found };
  } finally {
    await context.close();
  }
}

/** Milliseconds that pictures may take. */
const PICTURES_PATIENCE = 3000;

/** Waits in the page until pictures have failed or loaded, since their handlers run then. */
async function waitForPictures(patience: number): Promise<void> {
  const all = Document.prototype.querySelectorAll.call(document, 'img:not([loading=lazy])');
  const end = performance.now() + patience;
  while ([...all].some((one) => !(one as HTMLImageElement).complete) && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Presses all inserted nodes, waits for late effects, and compares the rest of the page. */
async function judge(page: Page, before: unknown): Promise<{ left: string[] } & Omit<Findings, 'found'>> {
  await page.waitForTimeout(150);
  const pressed = await page.evaluate(pressAll, EVENTS);
  await page.waitForTimeout(150);
  await page.evaluate(waitForPictures, PICTURES_PATIENCE);
  const watched = await page.evaluate((): Watched => {
    (globalThis as unknown as { takeRecords(): void }).takeRecords();
    return (globalThis as WatchedScope).watched;
  });
  const after = await page.evaluate(stateOfBystanders);
  const left = [...watched.left, ...watched.revived];
  if (JSON.stringify(before) !== JSON.stringify(after))
    left.push(`changes the page around it: ${JSON.stringify(after)}`);
  return { left, judged: watched.judged, clones: watched.clones, pressed };
}
