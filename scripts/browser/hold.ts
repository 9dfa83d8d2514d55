/** Delays responses for our files. All other requests bypass this process, and the cache works as in a visitor's browser. */
import type { Page } from 'playwright';

/**
 * Delays requests. Call it before the page is opened.
 *
 * @param pattern pattern of addresses; `*` matches any text
 * @param until called for each request, which continues when the promise settles, even if it rejects
 */
export async function hold(page: Page, pattern: string, until: () => Promise<unknown>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', async ({ requestId }) => {
    await until().catch(() => {});
    // Fails if the page was left meanwhile, which needs no response.
    await session.send('Fetch.continueRequest', { requestId }).catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: pattern }] });
}

/** Resolves after two frames: in the first, the loader learns which elements are near the window and requests their code. */
const framesLater = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));

/** Delays the runtime until the loader has requested all other files, as on a real network. A local server may be faster. */
export const holdRuntime = (page: Page): Promise<void> =>
  hold(page, '*/chunks/runtime-*.js', () => page.evaluate(framesLater));
