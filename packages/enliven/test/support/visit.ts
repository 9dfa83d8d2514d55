/** Chromium for test files, and pages without cookies, storage or settings of other tests. */
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import {
  type ContextPool,
  contextPool,
  ONE_PROCESS_EACH,
  type PooledPage,
} from '../../../../scripts/browser/context-pool';
import { launch, REPORT_SILENT_ERRORS } from '../../../../scripts/browser/launch';

/**
 * Stores the document before any deferred script has run, and defines `__name`, which functions in a page may call. The document of a frame
 * that fails to load may be empty.
 */
const PRELUDE = `globalThis.__name ??= (value) => value;
document.addEventListener('readystatechange', () => {
  globalThis.sent ??= document.documentElement?.outerHTML;
});
${REPORT_SILENT_ERRORS}`;

/** Factor by which animations run faster than normal. */
const HASTE = 8;

async function hasten(session: CDPSession): Promise<void> {
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: HASTE });
}

export interface Visit {
  page: Page;
  /** Errors on the console, including policy violations, and uncaught errors. */
  errors: string[];
  warnings: string[];
  /** Requested addresses, in order. */
  fetched: string[];
}

export interface VisitOptions extends BrowserContextOptions {
  /** Runs before the first navigation, for example to add routes. */
  before?: (page: Page) => Promise<unknown>;
  /** Whether animations run faster than normal. The browser then keeps all of them in memory. @default true */
  hasty?: boolean;
  /** Hook of the test that closes the context, where tests run at the same time. */
  onTestFinished?: (close: () => Promise<void>) => void;
}

function listen(page: Page): Visit {
  const visit: Visit = { page, errors: [], warnings: [], fetched: [] };
  page.on('pageerror', (error) => visit.errors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') visit.errors.push(message.text());
    if (message.type() === 'warning') visit.warnings.push(message.text());
  });
  page.on('request', (request) => void visit.fetched.push(request.url()));
  return visit;
}

export interface Visits {
  /** Opens an address. The page closes after the test. */
  open(address: string, options?: VisitOptions): Promise<Visit>;
}

type Settings = Parameters<typeof launch>[0] & {
  /** Whether tests run at the same time. Each then has a context of its own, and passes `onTestFinished`. @default false */
  concurrent?: boolean;
};

interface PooledBrowser {
  browser: Browser;
  pool: ContextPool;
}

const poolOf = (browser: Browser): ContextPool =>
  contextPool(
    () => browser,
    (context) => context.addInitScript(PRELUDE),
  );

async function launchPooled(settings: Parameters<typeof launch>[0] = {}): Promise<PooledBrowser> {
  const browser = await launch({ ...settings, args: [...(settings.args ?? []), ONE_PROCESS_EACH] });
  return { browser, pool: poolOf(browser) };
}

/** Browser of the test files of a worker, which run one after another: its launch costs as much as three pages. */
let ordinary: PooledBrowser | undefined;

async function ordinaryBrowser(): Promise<PooledBrowser> {
  if (!ordinary?.browser.isConnected()) ordinary = await launchPooled();
  return ordinary;
}

/** @param settings of a browser for the test file alone. Without them, all files of the worker share one. */
export function visits(settings?: Settings): Visits {
  const { concurrent = false, ...launched } = settings ?? {};
  let browser: Browser;
  let shared: ContextPool | undefined;
  let opened: PooledPage[] = [];
  beforeAll(async () => {
    if (concurrent) browser = await launch(launched);
    else ({ browser, pool: shared } = settings ? await launchPooled(launched) : await ordinaryBrowser());
  });
  afterAll(() => (settings ? browser?.close() : undefined));
  afterEach(async () => {
    const done = opened;
    opened = [];
    await Promise.all(done.map(({ giveBack }) => giveBack()));
  });
  return {
    async open(address, { before, hasty = true, onTestFinished, ...options } = {}) {
      const pooled = await (shared ?? poolOf(browser)).openPage(
        { viewport: { width: 1280, height: 900 }, ...options },
        address,
      );
      const { page, session } = pooled;
      if (shared) opened.push(pooled);
      else onTestFinished?.(() => page.context().close());
      const visit = listen(page);
      if (hasty) await hasten(session);
      await before?.(page);
      await page.goto(address, { waitUntil: 'load' });
      return visit;
    },
  };
}
