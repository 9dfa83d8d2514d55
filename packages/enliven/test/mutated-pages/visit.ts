/** Visit of a mutated page: waits until behaviors mount, scrolls through the page, stops the runtime, and reports problems. */
import type { BrowserContext, Page, Request } from 'playwright';
import { difference } from '../../../../scripts/pages/difference';
import { HIDDEN_BY_THEME, KEPT_HIDDEN } from '../../src/hidden-by-theme';
import type { Scope } from '../support/in-page';
import { hiddenParts, leftHidden, scrollThrough, stopAndCompare } from './in-page';
import { type WatchedScope, watch } from './watch';

/** Pixels of the largest canvas: those of a window of 4096 by 4096. */
const CANVAS = 4096 * 4096;
/** How many elements a page may gain: some for each of its own. */
const growth = (elements: number) => 2000 + elements * 6;
const SCREENS = 8;
/** Parts whose absence a visitor notices, except inside panels, slides and grids, which show some of their content at a time. */
const PARTS =
  ':is(.et_pb_section,.et_pb_row,.et_pb_module):not(:is(.wc-tab,.et_pb_tab,.et_pb_slide,.et_pb_grid_item,.et_pb_toggle_content,form) *)';
/** Milliseconds until what has come into view must be visible. */
const REVEAL = 3000;
/** Elements of a page that are looked at, evenly spread. */
const LOOKED_AT = 200;
/** Rounds of waiting until a page counts as restless. */
const ROUNDS = 60;
/** Factor by which animations run faster than normal. */
const HASTE = 8;

export interface Findings {
  problems: string[];
  /** Milliseconds of the longest task. */
  longest: number;
  mounted: number;
}

export interface Visitor {
  page: Page;
  /** Opens a page, and scrolls through it once behaviors have mounted. */
  load(address: string): Promise<void>;
  /** Does the same, then stops the runtime twice. @returns all problems */
  visit(address: string): Promise<Findings>;
}

const isNetwork = (text: string): boolean => text.startsWith('Failed to load resource');

/** Creates a tab for many visits, one after another: its cache keeps style sheets and the runtime. */
export async function createVisitor(context: BrowserContext): Promise<Visitor> {
  await context.addInitScript({ content: 'globalThis.__name ??= (value) => value;' });
  await context.addInitScript(watch);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: HASTE });
  let problems = new Set<string>();
  /** Messages of errors that may be the page's own. */
  let doubtful = new Set<string>();
  let pending = 0;
  let requestCount = 0;
  const isOurs = (url: string) => url.includes('/enliven/');
  page.on('pageerror', ({ message, stack = '' }) => {
    const [, place = ''] = stack.split('\n');
    if (isOurs(stack)) problems.add(`uncaught: ${message} ${place.trim().replace(/http:\/\/[^/]*/, '')}`);
    else doubtful.add(message);
  });
  page.on('console', (message) => {
    const text = message.text();
    if (
      message.type() === 'error' &&
      (isOurs(message.location().url) || (text.startsWith('[enliven') && !isNetwork(text)))
    )
      problems.add(`console: ${text.slice(0, 400)}`);
  });
  page.on('crash', () => problems.add('the tab crashes'));
  page.on('dialog', (dialog) => {
    problems.add(`opens a dialog: ${dialog.message()}`);
    void dialog.dismiss().catch(() => {});
  });
  page.on('request', (request) => {
    if (!isOurs(request.url())) return;
    requestCount++;
    pending++;
  });
  const onEnd = (request: Request) => {
    if (isOurs(request.url())) pending--;
  };
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);

  /** Waits until no code is loading, and nothing more mounts. */
  async function settle(): Promise<void> {
    let before = '';
    for (let round = 0, calm = 0; calm < 2 && round < ROUNDS; round++) {
      const mounts = await page.evaluate(async () => {
        const { watched } = globalThis as WatchedScope;
        await watched.idle();
        return watched.mounts;
      });
      const now = `${mounts} ${requestCount}`;
      calm = now === before && pending <= 0 ? calm + 1 : 0;
      before = now;
    }
  }

  async function stopped(when = ''): Promise<void> {
    const documents = await page.evaluate(stopAndCompare, PARTS);
    if (documents) problems.add(`stop() does not restore the page${when} ${difference(...documents)}`);
  }

  /** Opens a page, and scrolls through it once behaviors have mounted. */
  async function load(address: string): Promise<void> {
    problems = new Set();
    doubtful = new Set();
    pending = 0;
    await context.clearCookies();
    await page.goto(address, { waitUntil: 'load' });
    await settle();
    await page.evaluate(scrollThrough, SCREENS);
    await settle();
  }

  async function visit(address: string): Promise<Findings> {
    await load(address);
    const { longest, mounted, canvas, before, elements } = await page.evaluate(() => {
      const { watched } = globalThis as WatchedScope;
      const { longest, mounts: mounted, canvas, elementsSent: before } = watched;
      return { longest, mounted, canvas, before, elements: watched.elements() };
    });
    if (canvas > CANVAS) problems.add(`draws on a canvas of ${canvas} pixels`);
    if (elements - before > growth(before)) problems.add(`adds ${elements - before} elements to ${before}`);
    for (const element of await page.evaluate(leftHidden, [HIDDEN_BY_THEME, KEPT_HIDDEN, REVEAL, LOOKED_AT] as const))
      problems.add(`leaves hidden: ${element}`);
    await stopped();
    await page.evaluate(() => (globalThis as unknown as Scope).enliven.start());
    await settle();
    for (const element of await page.evaluate(hiddenParts, REVEAL)) problems.add(`hides ${element}`);
    await stopped(' after a second start()');
    const { errors, own } = await page.evaluate(() => (globalThis as WatchedScope).watched);
    for (const error of errors) problems.add(error);
    for (const message of doubtful) if (!own.some((one) => one.includes(message))) problems.add(`uncaught: ${message}`);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    return { longest, mounted, problems: [...problems] };
  }
  return { page, load, visit };
}
