/** A script with `async` runs before the page and its style sheets have loaded. */
import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { PATIENCE } from './support/in-page';
import { html, module, toggle } from './support/markup';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage();
const browser = visits();

const SCRIPT = '<script async type="module" src="/enliven/enliven.js"></script>';
const SHEET = '<link rel="stylesheet" href="/slow.css">';
/** Milliseconds within which code that does not wait has mounted. */
const LONG = 700;

/** Behavior that mounts at once, without waiting for the window. */
const HEADER = '<header id="main-header"><h1>Mill</h1></header>';
const COUNT = `globalThis.mounts = 0; addEventListener('enliven:mount', () => globalThis.mounts++);`;

const mounts = (page: Page) => page.evaluate(() => (globalThis as unknown as { mounts: number }).mounts);
const buttons = (page: Page) => page.evaluate(() => document.querySelectorAll('[data-enliven-button]').length);

/** Opens a page of which some files are held back. */
async function openHolding(body: string, held: string) {
  const waiting: Route[] = [];
  const requestedPaths: string[] = [];
  const { page, errors } = await browser.open('about:blank', {
    before: async (fresh) => {
      await fresh.addInitScript(COUNT);
      fresh.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
      await fresh.route(held, (route) => void waiting.push(route));
    },
  });
  const address = theStage.server.put('/async.html', html({ head: SHEET + SCRIPT, body: HEADER + toggle() + body }));
  const opened = page.goto(address, { waitUntil: 'commit' });
  await expect.poll(() => waiting.length, PATIENCE).toBe(1);
  await opened;
  return { page, errors, requestedPaths, waiting };
}

describe('a script with async', () => {
  it.each([
    ['nothing', ''],
    ['a script of the page', '<script>globalThis.printed = true</script>'],
  ])('requests the runtime before the style sheets have loaded, with %s below', async (_name, body) => {
    const { page, errors, requestedPaths, waiting } = await openHolding(body, '**/slow.css');
    await expect.poll(() => requestedPaths.some((path) => path.includes('/chunks/runtime-')), PATIENCE).toBe(true);
    await page.waitForTimeout(LONG);
    // Measurements without the style sheet would be wrong.
    expect(await mounts(page)).toBe(0);
    for (const route of waiting) await route.fulfill({ contentType: 'text/css', body: 'h5 { margin: 0 }' });
    await expect.poll(() => buttons(page), PATIENCE).toBe(1);
    expect(await mounts(page)).toBeGreaterThan(1);
    expect(errors).toEqual([]);
  });

  it('mounts although a style sheet hangs', async () => {
    const { page } = await openHolding('', '**/slow.css');
    const printed = page.evaluate(() => performance.now());
    await expect.poll(() => mounts(page), PATIENCE).toBeGreaterThan(0);
    expect(await page.evaluate(() => performance.now())).toBeGreaterThan((await printed) + 1000);
  });

  it('does not wait for a missing style sheet, nor for images', async () => {
    // /slow.css does not exist.
    const { page, waiting } = await openHolding('<img src="/slow.png" alt="">', '**/slow.png');
    await expect.poll(() => buttons(page), PATIENCE).toBe(1);
    for (const route of waiting) await route.abort();
  });
});

it('a script without async does not wait for a style sheet that another script has added', async () => {
  const head = `${module()}<script>
document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/hanging.css' }));
</script>`;
  const { page } = await browser.open('about:blank', {
    before: (fresh) => fresh.route('**/hanging.css', () => {}),
  });
  await page.goto(theStage.server.put('/added.html', html({ head, body: toggle() })), { waitUntil: 'commit' });
  await expect.poll(() => buttons(page), { ...PATIENCE, timeout: 3000 }).toBe(1);
});
