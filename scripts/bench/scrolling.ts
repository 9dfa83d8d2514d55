/** Benchmark of scroll effects and sticky modules per frame, on a processor four times slower, against equivalent CSS. */
import type { Browser, CDPSession, Page } from 'playwright';
import { PAGE_PRELUDE } from '../browser/launch';
import { serve } from '../browser/serve';
import type { ScrollBench } from './browser/scrolling';
import { type Bench, bundle, type Row } from './harness';
import { CATEGORIES, scriptWork } from './main-thread';
import { SCREENS, scrollingPage } from './scrolling-page';
import { stickyPage } from './sticky-page';

const SLOWER = 4;
const VIEWPORT = { width: 1000, height: 900 };
/** Pixels per frame: a fast scroll. */
const STEP = 300;
const DISTANCE = (SCREENS - 2) * VIEWPORT.height;
/** Milliseconds that sixty effects may take to start. */
const SET_UP = 40;
const SCRIPT = '/scrolling.js';
const SCRIPT_LITE = '/scrolling-lite.js';
const VISITS = 5;
const ROUNDS = 3;

interface Measured {
  perFrame: number;
  heap: number;
}

const start = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as unknown as { bench: ScrollBench }).bench.start());

const scroll = (page: Page): Promise<number> =>
  page.evaluate(([step, distance]) => (globalThis as unknown as { bench: ScrollBench }).bench.scroll(step, distance), [
    STEP,
    DISTANCE,
  ] as const);

async function metrics(cdp: CDPSession): Promise<{ work: number; heap: number }> {
  const { metrics: list } = await cdp.send('Performance.getMetrics');
  const of = (name: string) => list.find((metric) => metric.name === name)?.value ?? 0;
  const work = 1000 * (of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration'));
  return { work, heap: of('JSHeapUsedSize') / 1e6 };
}

async function open(browser: Browser, address: string): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  await context.addInitScript(PAGE_PRELUDE);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  const cdp = await context.newCDPSession(page);
  // Thread time excludes other programs.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { page, cdp };
}

async function visit(browser: Browser, address: string): Promise<Measured> {
  const { page, cdp } = await open(browser, address);
  await start(page);
  const started = await metrics(cdp);
  const frames = await scroll(page);
  const after = await metrics(cdp);
  await cdp.send('HeapProfiler.collectGarbage');
  const { heap } = await metrics(cdp);
  await page.context().close();
  return { perFrame: (after.work - started.work) / frames, heap };
}

/** Returns the minimum setup time of several visits in milliseconds, since single visits vary. */
async function setUp(browser: Browser, address: string): Promise<number> {
  const all: number[] = [];
  for (let count = 0; count < VISITS; count++) {
    const { page, cdp } = await open(browser, address);
    const before = await metrics(cdp);
    await start(page);
    all.push((await metrics(cdp)).work - before.work);
    await page.context().close();
  }
  return Math.min(...all);
}

/** Returns the number of layouts that our code forces while the page scrolls down and up. */
async function trace(browser: Browser, address: string) {
  const { page } = await open(browser, address);
  await start(page);
  await browser.startTracing(page, { categories: CATEGORIES });
  await scroll(page);
  const { forced } = scriptWork(await browser.stopTracing(), SCRIPT);
  await page.context().close();
  return forced;
}

const PAGES = {
  none60: scrollingPage({ kind: 'none', effects: 60 }, SCRIPT),
  other60: scrollingPage({ kind: 'other', effects: 60 }, SCRIPT),
  noneLite: scrollingPage({ kind: 'none', effects: 60 }, SCRIPT_LITE),
  oursLite: scrollingPage({ kind: 'ours', effects: 60 }, SCRIPT_LITE),
  css60: scrollingPage({ kind: 'css', effects: 60 }, SCRIPT),
  ours60: scrollingPage({ kind: 'ours', effects: 60 }, SCRIPT),
  css200: scrollingPage({ kind: 'css', effects: 200 }, SCRIPT),
  ours200: scrollingPage({ kind: 'ours', effects: 200 }, SCRIPT),
  noneFar: scrollingPage({ kind: 'none', effects: 2000, far: true }, SCRIPT),
  oursFar: scrollingPage({ kind: 'ours', effects: 2000, far: true }, SCRIPT),
  cssSticky: stickyPage('css', 20, SCRIPT),
  oursSticky: stickyPage('ours', 20, SCRIPT),
};

type Name = keyof typeof PAGES;

export const scrolling: Bench = {
  name: 'scrolling',
  async run(browser) {
    const scripts: Record<string, string> = {
      [SCRIPT]: await bundle('scrolling.ts'),
      [SCRIPT_LITE]: await bundle('scrolling.ts', 'lite'),
    };
    const server = await serve((path) => scripts[path] ?? PAGES[path.slice(1).replace('.html', '') as Name]);
    try {
      const at = (name: Name) => `${server.origin}/${name}.html`;
      const measured = {} as Record<Name, Measured>;
      // Pages alternate, and the minimum of each counts, since other work of the machine only adds time.
      for (let round = 0; round < ROUNDS; round++)
        for (const name of Object.keys(PAGES) as Name[]) {
          const { perFrame, heap } = await visit(browser, at(name));
          const before = measured[name] ?? { perFrame, heap };
          measured[name] = { perFrame: Math.min(before.perFrame, perFrame), heap: Math.min(before.heap, heap) };
        }
      const row = (what: string, value: number, base: number, against: string, unit: Row['unit'] = 'ms'): Row => ({
        what,
        flavour: '',
        value,
        unit,
        base,
        against,
      });
      const frame = (what: string, ours: Name, base: Name, against: string) =>
        row(
          `a frame of scrolling ${what}, ${SLOWER}× slower`,
          measured[ours].perFrame,
          measured[base].perFrame,
          against,
        );
      const { none60, other60, ours60, noneLite, oursLite } = measured;
      const setUpRow = async (what: string, ours: Name, without: Name, flavour: Row['flavour']): Promise<Row> => {
        const value = (await setUp(browser, at(ours))) - (await setUp(browser, at(without)));
        return {
          ...row(`setting up 60 effects${what}, ${SLOWER}× slower`, value, SET_UP, 'the limit'),
          flavour,
        };
      };
      return [
        frame('60 effects', 'ours60', 'css60', 'CSS view()'),
        frame('200 effects', 'ours200', 'css200', 'CSS view()'),
        frame('far from 2,000 effects', 'oursFar', 'noneFar', 'no effects'),
        await setUpRow('', 'ours60', 'none60', 'react'),
        await setUpRow(' where React is started already', 'ours60', 'other60', 'react'),
        await setUpRow('', 'oursLite', 'noneLite', 'lite'),
        row('heap with 60 effects', ours60.heap, none60.heap, 'no script', 'MB'),
        row('heap with 60 effects', ours60.heap, other60.heap, 'another behavior', 'MB'),
        { ...row('heap with 60 effects', oursLite.heap, noneLite.heap, 'no script', 'MB'), flavour: 'lite' },
        row('layouts forced by scrolling 60 effects', await trace(browser, at('ours60')), 0, 'none', ''),
        frame('20 sticky modules', 'oursSticky', 'cssSticky', 'position: sticky'),
        row('layouts forced by scrolling 20 sticky modules', await trace(browser, at('oursSticky')), 0, 'none', ''),
      ];
    } finally {
      await server.close();
    }
  },
};
