/** Browser contexts that pages use one after another: a new context, with its process, costs more than opening most pages. */
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright';

/** Argument of Chromium by which all pages of a context share a process. */
export const ONE_PROCESS_EACH = '--renderer-process-limit=1';

export interface PooledPage {
  page: Page;
  session: CDPSession;
  /** Closes the page. Its context is used again, unless the context itself was changed. */
  giveBack(): Promise<void>;
}

export interface ContextPool {
  /** Opens an empty page in a context that no other page uses. @param address address of the page, whose origin may store data */
  openPage(options: BrowserContextOptions, address: string): Promise<PooledPage>;
}

/** Returns the origin of an address; an empty text if pages of the address cannot store data. */
const originOf = (address: string) => (/^https?:/.test(address) ? new URL(address).origin : '');

/** Members of a context that change nothing for later pages; Playwright itself uses `emit`. */
const HARMLESS = new Set(['newCDPSession', 'cookies', 'pages', 'browser', 'emit']);

/** Calls back when the clock of a page, or another member of its context, is used. */
function watchContext(page: Page, onTouch: () => void): void {
  const context = page.context();
  const watched = new Proxy(context, {
    get(_, name) {
      if (!HARMLESS.has(name as string)) onTouch();
      const value = Reflect.get(context, name);
      return typeof value === 'function' ? value.bind(context) : value;
    },
  });
  Object.defineProperty(page, 'context', { value: () => watched });
  Object.defineProperty(page, 'clock', { get: () => watched.clock });
}

/** @param prepare adds init scripts to a new context */
export function contextPool(
  browser: () => Browser,
  prepare: (context: BrowserContext) => Promise<unknown>,
): ContextPool {
  const free: { key: string; context: BrowserContext }[] = [];

  async function takeContext(key: string, options: BrowserContextOptions): Promise<BrowserContext> {
    const at = free.findIndex((entry) => entry.key === key);
    const [known] = at < 0 ? [] : free.splice(at, 1);
    if (known) return known.context;
    const context = await browser().newContext(options);
    await prepare(context);
    // Keeps the process of the context alive.
    await context.newPage();
    return context;
  }

  return {
    async openPage(options, address) {
      const key = JSON.stringify(options);
      const context = await takeContext(key, options);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      let isTouched = false;
      watchContext(page, () => {
        isTouched = true;
      });

      /** Removes the data that the page has stored, and closes the page. */
      async function restore(): Promise<void> {
        const origins = [originOf(address), originOf(page.url())].filter(Boolean);
        for (const origin of new Set(origins))
          await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
        await context.clearCookies();
        await page.close();
      }

      return {
        page,
        session,
        async giveBack() {
          const isLost =
            isTouched ||
            page.isClosed() ||
            (await restore().then(
              () => false,
              () => true,
            ));
          if (isLost) await context.close();
          else free.push({ key, context });
        },
      };
    },
  };
}
