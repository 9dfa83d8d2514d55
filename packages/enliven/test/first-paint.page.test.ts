/** The optional style sheet: what comes alive late has its height from the first paint on, and nothing stays hidden. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../../scripts/browser/launch';
import { expectSoon, PATIENCE } from './support/in-page';
import { html } from './support/markup';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage({ site: true });
const browser = visits();

/** At the normal pace of animations: other tests hasten them, and with them the style sheet's own time. */
let slow: Browser;
beforeAll(async () => {
  slow = await launch();
});
afterAll(() => slow?.close());

/** Milliseconds the code takes to come. */
const TRIP = 300;
/** What nobody sees as a jump: fonts and rounding. */
const STEADY = 0.005;

type Shifting = typeof globalThis & { shifts: number };
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Runs in the page before anything else. */
function watchShifts(): void {
  const scope = globalThis as Shifting;
  scope.shifts = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput) scope.shifts += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Opens a page of the example site whose code comes after its first paint. @returns how much it moved until it was alive */
async function shiftOf(path: string, alive: string, sheet: string): Promise<number> {
  const context = await slow.newContext({ viewport: { width: 1280, height: 2600 } });
  const page = await context.newPage();
  await page.addInitScript(watchShifts);
  await page.route('**/chunks/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, TRIP));
    await route.continue();
  });
  await page.route(`**${path}?*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</head>', `${sheet}</head>`) });
  });
  await page.goto(`${theStage.site}${path}?flavour=lite`);
  await expect.poll(() => page.locator(alive).count(), PATIENCE).toBeGreaterThan(0);
  // What is measured is written in the frame after, and what that moved is told in the one after that.
  await page.evaluate(async () => {
    for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame);
  });
  const shifts = await page.evaluate(() => (globalThis as Shifting).shifts);
  await context.close();
  return shifts;
}

describe('enliven.css', () => {
  it.each([
    ['/gallery', '.et_pb_gallery_pagination a'],
    ['/portfolio', '.et_pb_portofolio_pagination a'],
    ['/slider', '.et-pb-controllers a'],
    ['/countdown', '.et_pb_countdown_timer[role=timer]'],
  ])('keeps %s where it is, which moves without it', async (path, alive) => {
    const sheet = '<link rel="stylesheet" href="/enliven/lite/enliven.css">';
    const [moved, kept] = [await shiftOf(path, alive, ''), await shiftOf(path, alive, sheet)];
    expect(moved).toBeGreaterThan(STEADY);
    expect(kept).toBeLessThan(STEADY);
  });
});

const items = (kind: string) => Array.from({ length: 5 }, (_, at) => `<p class="${kind}">${at}</p>`).join('');
const LEFT_ALONE = `<style>.et_pb_gallery_item, .et_pb_slide:not(:first-child) { display: none }</style>
<div class="et_pb_filterable_portfolio" data-posts-number="3">${items('et_pb_portfolio_item')}</div>
<div class="et_pb_gallery"><div data-per_page="3">${items('et_pb_gallery_item et_pb_grid_item')}</div></div>
<div class="et_pb_slider"><div class="et_pb_slides">${items('et_pb_slide')}</div></div>
<div class="et_audio_container"><audio controls></audio></div>`;

const shown = (page: Page) =>
  page.evaluate(() =>
    ['portfolio_item', 'gallery_item', 'slide'].map(
      (kind) =>
        [...document.querySelectorAll(`.et_pb_${kind}`)].filter((item) =>
          item.checkVisibility({ visibilityProperty: true }),
        ).length,
    ),
  );

describe('enliven.css where no script comes', () => {
  it('shows again what it holds back', async () => {
    const head = '<link rel="stylesheet" href="/enliven/enliven.css">';
    const { page } = await browser.open(theStage.server.put('/alone.html', html({ head, body: LEFT_ALONE })));
    expect((await shown(page)).slice(1)).toEqual([3, 1]);
    await expectSoon(
      page,
      () => document.querySelectorAll('.et_pb_portfolio_item:nth-child(4)')[0]?.checkVisibility(),
      true,
    );
    expect(await shown(page)).toEqual([5, 3, 1]);
    const audio = page.locator('audio');
    await expect.poll(() => audio.evaluate(({ clientHeight }) => clientHeight), PATIENCE).toBeGreaterThan(30);
  });

  it('leaves slides alone that another script moves', async () => {
    const body = LEFT_ALONE.replace('<p class="et_pb_slide">1', '<p class="et_pb_slide" style="display: block">1');
    const head = '<link rel="stylesheet" href="/enliven/enliven.css">';
    const { page } = await browser.open(theStage.server.put('/theirs.html', html({ head, body })));
    expect((await shown(page))[2]).toBe(2);
  });
});
