/** How much a page moves whose code comes after its first paint, and the optional style sheets that keep it where it is. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { launch } from '../../../../scripts/browser/launch';
import { PATIENCE } from './in-page';

/** At the normal pace of animations: other tests hasten them, and with them the style sheet's own time. */
let slow: Browser;

/** Opens the browser; to be called at the top of each test file, since files share this module in a worker. */
export function openSlowBrowser(): void {
  beforeAll(async () => {
    slow = await launch();
  });
  afterAll(() => slow?.close());
}

/** Milliseconds the code takes to come. */
const TRIP = 300;
/** Largest shift that a visitor does not see as a jump. */
export const STEADY = 0.005;

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

interface Way {
  /** In the head, before anything of the page. */
  sheet?: string;
  width?: number;
  height?: number;
  /** Down and up again, once the page is alive. */
  scrolls?: boolean;
}

async function scrollThrough(page: Page): Promise<void> {
  await page.mouse.move(200, 400);
  for (const notch of [120, -120])
    for (let turn = 0; turn < 10; turn++) {
      await page.mouse.wheel(0, notch);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    }
  // In both directions the page moves along once.
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** Opens a page whose code comes after its first paint. @returns how much it moved until it was alive, and on its way */
export async function shiftOf(address: string, alive: string, way: Way = {}): Promise<number> {
  const { sheet = '', width = 1280, height = 2600, scrolls } = way;
  const context = await slow.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  await page.addInitScript(watchShifts);
  await page.route('**/chunks/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, TRIP));
    await route.continue();
  });
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</head>', `${sheet}</head>`) });
  });
  await page.goto(address);
  await expect.poll(() => page.locator(alive).count(), PATIENCE).toBeGreaterThan(0);
  // What is measured is written in the frame after, and what that moved is told in the one after that.
  await page.evaluate(async () => {
    for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame);
  });
  if (scrolls) await scrollThrough(page);
  const shifts = await page.evaluate(() => (globalThis as Shifting).shifts);
  await context.close();
  return shifts;
}

/** For the head of a page. */
export const SHEET = ['enliven', 'enliven-header']
  .map((name) => `<link rel="stylesheet" href="/enliven/lite/${name}.css">`)
  .join('');
