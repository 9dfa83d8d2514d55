/** Scrolling forces no layout: after mounting, none of our code reads layout while the wheel turns. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { CATEGORIES, scriptWork } from '../../../scripts/bench/main-thread';
import { settle } from './support/in-page';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage({ site: true });
const browser = visits();

/** Distance of one notch of a wheel, in CSS pixels. */
const NOTCH = 120;
const NOTCHES = 30;

async function turnWheel(page: Page): Promise<void> {
  for (const notch of [NOTCH, -NOTCH])
    for (let turn = 0; turn < NOTCHES; turn++) {
      await page.mouse.wheel(0, notch);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
}

/** Returns the number of layouts that our code forced while scrolling down and up. */
async function forcedLayouts(page: Page): Promise<number> {
  await page.mouse.move(600, 400);
  // Waiting behaviors wake near the window.
  await turnWheel(page);
  await settle(page);
  const own = page.context().browser();
  await own?.startTracing(page, { categories: CATEGORIES });
  await turnWheel(page);
  const trace = await own?.stopTracing();
  return scriptWork(trace as Buffer, '/enliven/').forcedLayouts;
}

it.each([
  '/sticky',
  '/d5/sticky',
  '/motion',
  '/parallax',
  '/header',
  '/animations',
  '/kitchen-sink',
  '/d5/kitchen-sink',
])('scrolling %s forces no layout', async (path) => {
  const { page } = await browser.open(`${theStage.site}${path}?flavour=lite`);
  await settle(page);
  expect(await forcedLayouts(page)).toBe(0);
});
