/** Visit of a page with hostile values, which presses all controls and reports problems. */
import type { Browser, Page, Route } from 'playwright';
import { PAGE_PRELUDE } from '../../../../scripts/browser/launch';
import { recordTasks } from '../support/task-trace';
import { changeHash } from './change-hash';
import { documentOf, POLICY, type Scene } from './document';
import { infest, type Notes, type Plan } from './infest';
import { nextPress, PRESSABLE } from './press';
import { SHORT } from './values';

/** Addresses that a press may request: known players and maps. */
const PROVIDERS =
  /^https:\/\/(www\.youtube(-nocookie)?\.com|i\.ytimg\.com|img\.youtube\.com|player\.vimeo\.com|(www|maps)\.google\.com)\//;
/** Milliseconds within which a behavior must mount. */
const PATIENCE = 10_000;
/** Expected errors about wrong settings of the site. */
const EXPECTED_ERRORS = [/^wpcf7\.api is not defined/];
/** Types of requests that any author can cause with an `img`, a `video` or a `track`. */
const PICTURES = ['image', 'media'];

export interface Trial extends Scene {
  plan: Plan;
  /** Maximum number of presses. */
  presses: number;
  /** Whether tasks are recorded, which a browser can do for one visit at a time. */
  isTraced?: boolean;
}

export interface Findings {
  /** Problems, one per line. */
  found: string[];
  /** Milliseconds of processor time of the longest task after the values were in place, or 0 without a record. */
  longest: number;
  mounted: number;
  placed: Record<string, number>;
  pressed: number;
}

/** @returns the HTML or JSON of an answer with hostile values inserted */
function spoil(body: string, type: string, at: string): string {
  const markup = SHORT.HTML.join('').replaceAll('@', 'answer');
  const links = [...SHORT.SCRIPTS, ...SHORT.DOCUMENTS].map(
    (value) =>
      `<a class="et_pb_lightbox_image" href="${value.replaceAll('@', 'answer').replaceAll('"', '&quot;')}">a</a>`,
  );
  if (type.includes('json')) {
    const all = [...SHORT.SCRIPTS, ...SHORT.HOSTS, ...SHORT.HTML, ...SHORT.NAMES];
    let count = at.length;
    const leaves = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(leaves);
      if (typeof value === 'object' && value)
        return Object.fromEntries(
          Object.entries(value).map(([key, one]) => [key, key === 'status' ? one : leaves(one)]),
        );
      return typeof value === 'string' ? all[count++ % all.length]?.replaceAll('@', 'answer') : value;
    };
    try {
      return JSON.stringify(leaves(JSON.parse(body)));
    } catch {
      return body;
    }
  }
  return type.includes('html') ? body.replaceAll(/<\/(p|article|h2|h3)>/g, `${markup}${links.join('')}</$1>`) : body;
}

async function answerOf(route: Route): Promise<void> {
  const request = route.request();
  const spoiled = ['fetch', 'xhr'].includes(request.resourceType()) && !/\/enliven\/|\.css|\.json/.test(request.url());
  if (!spoiled) return route.continue();
  const response = await route.fetch();
  const type = response.headers()['content-type'] ?? '';
  await route.fulfill({ response, body: spoil(await response.text(), type, request.url()) });
}

/** @param enlivened false leaves out the runtime */
export async function visit(browser: Browser, site: string, trial: Trial, enlivened = true): Promise<Findings> {
  const address = `${site}/hostile`;
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  const found = new Set<string>();
  let pressing = '';
  let opened = false;
  const add = (what: string) => void found.add(pressing ? `${what} — after a press on ${pressing}` : what);
  await context.addInitScript({ content: PAGE_PRELUDE });
  await context.addInitScript(infest, trial.plan);
  await context.route('**', async (route) => {
    const request = route.request();
    const url = request.url();
    try {
      // A later navigation to the page itself leaves it like any other navigation.
      if (!opened && url === address && request.resourceType() === 'document') {
        opened = true;
        const headers: Record<string, string> = trial.trusted ? { 'content-security-policy': POLICY } : {};
        const body = documentOf(trial);
        return await route.fulfill({
          body: enlivened ? body : body.replace(/<script[^>]*\/enliven\/[^>]*><\/script>/g, ''),
          contentType: 'text/html; charset=utf-8',
          headers,
        });
      }
      const leaves = request.isNavigationRequest() && request.frame().parentFrame() === null;
      if (leaves) {
        // Links may navigate, but only after a press.
        if (!pressing) add(`leaves for ${url}`);
        return await route.fulfill({ status: 204 });
      }
      if (url.startsWith(`${site}/`)) return await answerOf(route);
      const kind = request.resourceType();
      // Captions are text of any host that an author names, requested when a visitor plays the medium.
      const isText = kind === 'fetch' && request.method() === 'GET' && trial.group === 'media';
      const isMeant = PICTURES.includes(kind) || (pressing !== '' && (isText || PROVIDERS.test(url)));
      if (!isMeant) add(`asks ${url.slice(0, 200)} for a ${kind}`);
      const script = kind === 'script' && !isMeant ? `__ran(${JSON.stringify(url)})` : '';
      await route.fulfill({
        status: 200,
        body: script,
        headers: {
          'access-control-allow-origin': '*',
          'content-type': kind === 'script' ? 'text/javascript' : 'text/html',
        },
      });
    } catch {
      // The page has closed.
    }
  });
  const page = await context.newPage();
  context.on('page', (other) => {
    if (other !== page) void other.close().catch(() => {});
  });
  page.on('dialog', (dialog) => {
    add(`opens a dialog: ${dialog.message()}`);
    void dialog.dismiss().catch(() => {});
  });
  page.on('pageerror', ({ message, stack }) => {
    const [, place = ''] = stack?.split('\n') ?? [];
    if (!EXPECTED_ERRORS.some((one) => one.test(message))) add(`throws ${message.slice(0, 300)} ${place.trim()}`);
  });
  page.on('console', (message) => {
    if (message.text().startsWith('__ran')) add(`runs the script of a document: ${message.text().slice(0, 100)}`);
  });

  let notes: Notes = { ran: [], stopped: [], mounted: 0, placed: {} };
  let pressed = 0;
  let longest = 0;
  const endRecord = trial.isTraced ? await recordTasks(page, 'placed') : undefined;
  const note = async () => {
    const now = await page.evaluate(() => (globalThis as unknown as { notes?: Notes }).notes);
    if (now) {
      for (const one of now.ran.slice(notes.ran.length)) add(`runs ${one}`);
      for (const one of now.stopped.slice(notes.stopped.length)) add(`would run ${one}, and a policy stops it`);
      notes = now;
    }
  };
  try {
    // The first hash is part of the link to the page; changeHash sets the others later.
    const [hash = ''] = trial.plan.values.any;
    await page.goto(`${address}#${hash.replaceAll('@', 'hash')}`, { waitUntil: 'load' });
    await quiet(page);
    await note();
    for (const start = Date.now(); enlivened && notes.mounted === 0 && Date.now() - start < PATIENCE; await note())
      await quiet(page);
    if (enlivened && notes.mounted === 0) add('mounts nothing');
    await page.evaluate(changeHash, trial.plan.values.any);
    for (let left = trial.presses; left > 0; left--) {
      const next = await page.evaluate(nextPress, PRESSABLE);
      if (!next) break;
      if (next === 'closed first') {
        await page.keyboard.press('Escape');
      } else {
        pressing = next.what;
        await page.mouse.click(next.x, next.y);
        pressed++;
      }
      // Enough time for loaded code. Effects of code that loads first appear with the next press.
      await page.waitForTimeout(50);
      await note();
    }
    await quiet(page);
    await note();
    const polluted = await page.evaluate(() => 'polluted' in {});
    if (polluted) add('changes the prototype of all objects');
  } catch (error) {
    const [message = ''] = (error as Error).message.split('\n');
    // A followed link destroys the context of the page.
    if (!message.includes('context was destroyed')) add(`cannot be used: ${message}`);
  } finally {
    if (endRecord) longest = await endRecord();
    await context.close();
  }
  return { found: [...found], longest, mounted: notes.mounted, placed: notes.placed, pressed };
}

/** Waits until the page is idle. */
async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {});
  for (const _twice of [1, 2])
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
}
