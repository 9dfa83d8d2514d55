/** Layout shifts of a page whose code loads after its first paint, with and without the optional style sheets. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { launch } from '../../../../scripts/browser/launch';
import { PATIENCE } from './in-page';

/** A browser with the normal speed of animations, which other tests increase. */
let slow: Browser;

/** Opens the browser. Call it at the top of each test file, as files share this module in a worker. */
export function openSlowBrowser(): void {
  beforeAll(async () => {
    slow = await launch();
  });
  afterAll(() => slow?.close());
}

/** Milliseconds until the code has loaded. */
const TRIP = 300;
/** Largest shift that visitors do not notice. */
export const STEADY = 0.005;

type Shifting = typeof globalThis & { shifts: number };
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Records layout shifts. It runs in the page before other scripts. */
function watchShifts(): void {
  const scope = globalThis as Shifting;
  scope.shifts = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput) scope.shifts += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

interface Way {
  /** Markup at the end of the head. */
  sheet?: string;
  width?: number;
  height?: number;
  /** Whether to scroll down and up after the mount. */
  scrolls?: boolean;
}

async function scrollThrough(page: Page): Promise<void> {
  await page.mouse.move(200, 400);
  for (const notch of [120, -120])
    for (let turn = 0; turn < 10; turn++) {
      await page.mouse.wheel(0, notch);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    }
  // The page may animate in both directions.
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** Opens a page whose code loads after its first paint. @returns the sum of layout shifts until the mount and while scrolling */
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
  // Behaviors write their measurements in the next frame, and shifts are reported in the frame after that.
  await page.evaluate(async () => {
    for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame);
  });
  if (scrolls) await scrollThrough(page);
  const shifts = await page.evaluate(() => (globalThis as Shifting).shifts);
  await context.close();
  return shifts;
}

/** Links of the optional style sheets. */
export const SHEET = ['enliven', 'enliven-header']
  .map((name) => `<link rel="stylesheet" href="/enliven/lite/${name}.css">`)
  .join('');
