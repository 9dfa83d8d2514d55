/** Holds files of ours back: no other request of the page goes through this process, and its cache works as a visitor's. */
import type { Page } from 'playwright';

/**
 * Call it before the page is opened.
 *
 * @param pattern of addresses; `*` stands for anything
 * @param until what is asked for goes on when this has ended, however it ends; asked once for each request
 */
export async function hold(page: Page, pattern: string, until: () => Promise<unknown>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', async ({ requestId }) => {
    await until().catch(() => {});
    // Whoever leaves the page waits for nothing.
    await session.send('Fetch.continueRequest', { requestId }).catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: pattern }] });
}

/** The loader is told in the next frame what is near the window; the one after that begins when it has asked for it. */
const framesLater = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));

/** Lets the runtime come when the loader has asked for everything else, as on a line: without a network between, it may come before. */
export const holdRuntime = (page: Page): Promise<void> =>
  hold(page, '*/chunks/runtime-*.js', () => page.evaluate(framesLater));
