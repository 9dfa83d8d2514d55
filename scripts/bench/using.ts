/** Benchmark of single uses of modules, on a page with fifty modules and a processor four times slower. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { PAGE_PRELUDE } from '../browser/launch';
import { serve } from '../browser/serve';
import { settle } from '../pages/runtime';
import { RUNTIME } from '../pages/stage';
import { CDN, FLAVOURS, type Flavour } from '../size/page-bytes';
import { ROOT } from '../workspace';
import type { Bench, Row } from './harness';
import { CATEGORIES, scriptWork, type Work } from './main-thread';
import { usingPage } from './using-page';

const SLOWER = 4;
const RUNS = 5;
/** Milliseconds after which all movement of a use has ended. */
const REST = 1500;
/** Milliseconds of the main thread that a use may take. */
const LIMIT = 8;

/** Measured uses. The first use of a kind also compiles its code, so it is measured separately. */
const USES: readonly { what: string; press: string }[] = [
  { what: 'the first slide change', press: '.et_pb_slider_0 .et-pb-arrow-next' },
  { what: 'a slide change', press: '.et_pb_slider_0 .et-pb-arrow-next' },
  { what: 'the first filter', press: '[data-category-slug="web"]' },
  { what: 'a filter', press: '[data-category-slug="photo"]' },
  { what: 'the first page of a gallery', press: '.et_pb_gallery_pagination a[data-page="2"]' },
  { what: 'a page of a gallery', press: '.et_pb_gallery_pagination a[data-page="3"]' },
];

async function use(browser: Browser, page: Page, press: string): Promise<Work> {
  const target = page.locator(press).first();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  await browser.startTracing(page, { categories: CATEGORIES });
  // Clicks without a pointer, as jQuery and keyboards do.
  await target.evaluate((element) => (element as HTMLElement).click());
  await page.waitForTimeout(REST);
  return scriptWork(await browser.stopTracing(), RUNTIME);
}

async function visit(browser: Browser, address: string): Promise<Work[]> {
  const context = await browser.newContext();
  await context.addInitScript(PAGE_PRELUDE);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  await settle(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const works: Work[] = [];
  for (const { press } of USES) works.push(await use(browser, page, press));
  await context.close();
  return works;
}

/** Returns the minimum of the runs, since other work of the machine only makes runs slower. */
const least = (runs: readonly Work[][], at: number, of: keyof Work): number =>
  Math.min(...runs.map((works) => works[at]?.[of] ?? Number.POSITIVE_INFINITY));

function rowsOf(flavour: Flavour, runs: readonly Work[][]): Row[] {
  return USES.flatMap(({ what }, at) => [
    {
      what: `script of ${what}, ${SLOWER}× slower`,
      flavour,
      value: least(runs, at, 'script'),
      unit: 'ms' as const,
      base: LIMIT,
      against: 'the limit',
    },
    {
      what: `layouts forced by ${what}`,
      flavour,
      value: least(runs, at, 'forced'),
      unit: '' as const,
      base: 0,
      against: 'none',
    },
  ]);
}

export const using: Bench = {
  name: 'using',
  async run(browser) {
    const server = await serve((path) => {
      const page = /^\/(react|lite)\.html$/.exec(path)?.[1];
      if (page) return usingPage(`${RUNTIME}${page === 'lite' ? 'lite/' : ''}enliven.js`);
      return path.startsWith(RUNTIME) ? readFileSync(join(ROOT, CDN, path.slice(RUNTIME.length))) : undefined;
    });
    try {
      const rows: Row[] = [];
      for (const flavour of FLAVOURS) {
        const runs: Work[][] = [];
        for (let run = 0; run < RUNS; run++) runs.push(await visit(browser, `${server.origin}/${flavour}.html`));
        rows.push(...rowsOf(flavour, runs));
      }
      return rows;
    } finally {
      await server.close();
    }
  },
};
