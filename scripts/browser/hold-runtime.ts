/** Lets the runtime come when the loader has asked for everything else, as on a line: without a network between, it may come before. */
import type { Page } from 'playwright';

/** The loader is told in the next frame what is near the window; the one after that begins when it has asked for it. */
const framesLater = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));

/** Call it before the page is opened. */
export const holdRuntime = (page: Page): Promise<unknown> =>
  page.route('**/chunks/runtime-*.js', async (route) => {
    // Whoever leaves the page waits for nothing.
    await page.evaluate(framesLater).catch(() => {});
    await route.continue();
  });
