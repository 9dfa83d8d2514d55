/** One Chromium for a test file and one shut-off context for each page it opens. */
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launch, REPORT_SILENT_ERRORS } from '../../../../scripts/browser/launch';

/** Notes what the server sent before any deferred script has run; functions handed to a page may call `__name`. */
const PRELUDE = `globalThis.__name ??= (value) => value;
document.addEventListener('readystatechange', () => {
  globalThis.sent ??= document.documentElement.outerHTML;
});
${REPORT_SILENT_ERRORS}`;

/** How much faster than in life the pages' animations run. */
const HASTE = 8;

async function hasten(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: HASTE });
}

export interface Visit {
  page: Page;
  /** Errors on the console (policy violations among them) and uncaught ones. */
  errors: string[];
  warnings: string[];
  /** Addresses of everything that was fetched, in order. */
  fetched: string[];
}

interface VisitOptions extends BrowserContextOptions {
  /** Called before the first address is opened, e.g. to route. */
  before?: (page: Page) => Promise<unknown>;
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
  /** Opens an address in a context of its own, which ends with the test. */
  open(address: string, options?: VisitOptions): Promise<Visit>;
}

/** To be called at the top of a test file. */
export function visits(settings?: Parameters<typeof launch>[0]): Visits {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch(settings);
  });
  afterAll(() => browser?.close());
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
  return {
    async open(address, { before, ...options } = {}) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
      await context.addInitScript(PRELUDE);
      const page = await context.newPage();
      const visit = listen(page);
      await hasten(page);
      await before?.(page);
      await page.goto(address, { waitUntil: 'load' });
      return visit;
    },
  };
}
