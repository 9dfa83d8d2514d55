/** First press on a link within the page, before and after its code has loaded. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { PATIENCE, settle } from './support/in-page';
import { html, module } from './support/markup';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage();
const browser = visits();

const BODY = `<div id="page-container"><a id="go" href="#there">Go</a> <a id="whole" href="/page.html#there">Go</a>
<a id="away" href="/other.html#there">Away</a><div style="height:2000px"></div><h2 id="there">There</h2><div class="far"></div></div>`;

/** Delay of each chunk, in milliseconds. */
const LATE = 600;

async function open(src: string, late: boolean, hasTouch = false) {
  theStage.server.put('/other.html', html({ body: '<h1 id="there">Other</h1>' }));
  const address = theStage.server.put('/page.html', html({ head: module(src), body: BODY }));
  const visit = await browser.open(address, {
    hasTouch,
    before: (page) =>
      page.route('**/chunks/**', async (route) => {
        if (late) await new Promise((resolve) => setTimeout(resolve, LATE));
        await route.continue();
      }),
  });
  await visit.page.evaluate(() => {
    const passed: number[] = [];
    addEventListener('scroll', () => passed.push(scrollY));
    Object.assign(globalThis, { passed });
  });
  return visit;
}

const passed = (page: Page) =>
  page.evaluate(() => new Set((globalThis as unknown as { passed: number[] }).passed).size);

async function expectScrolled(page: Page): Promise<void> {
  const place = () =>
    page.evaluate(() => [
      Math.abs(Math.round(document.querySelector('#there')?.getBoundingClientRect().top ?? -1)),
      location.hash,
    ]);
  await expect.poll(place, PATIENCE).toEqual([0, '#there']);
  // A jump passes one place.
  expect(await passed(page)).toBeGreaterThan(1);
}

describe.each(['/enliven/enliven.js', '/enliven/lite/enliven.js'])('the first press on a link, %s', (src) => {
  it.each(['#go', '#whole'])('scrolls smoothly before the runtime has loaded, %s', async (link) => {
    const { page, errors } = await open(src, true);
    await page.locator(link).evaluate((element: HTMLElement) => element.click());
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expectScrolled(page);
    expect(errors).toEqual([]);
  });

  it.each(['#go', '#whole'])('scrolls smoothly by a tap after mounting, %s', async (link) => {
    const { page, errors } = await open(src, false, true);
    await settle(page);
    await page.locator(link).tap();
    await expectScrolled(page);
    expect(errors).toEqual([]);
  });

  it('opens another page at once', async () => {
    const { page } = await open(src, true);
    await page.locator('#away').evaluate((element: HTMLElement) => element.click());
    await page.waitForURL('**/other.html#there', { timeout: LATE });
  });
});
