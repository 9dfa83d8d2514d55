/** Benchmark of the longest task of the example site's largest page, on a processor four times slower. */
import type { Browser } from 'playwright';
import { serveSite } from '../../examples/site/src/server';
import { PAGE_PRELUDE } from '../browser/launch';
import { settle } from '../pages/runtime';
import { RUNTIME } from '../pages/stage';
import { FLAVOURS, type Flavour } from '../size/page-bytes';
import type { Bench, Row } from './harness';
import { blockingTime, CATEGORIES, mainThreadTasks } from './main-thread';

const SLOWER = 4;
const RUNS = 5;

interface Busy {
  /** Milliseconds of the longest task with code of the runtime; without the runtime, the longest of all tasks. */
  longest: number;
  /** The same without the page's own parsing and first layout, which can share a task with a module. */
  share: number;
  /** Blocking time of the whole page in milliseconds. */
  blocking: number;
}

async function visit(browser: Browser, address: string, withRuntime: boolean): Promise<Busy> {
  const context = await browser.newContext();
  await context.addInitScript(PAGE_PRELUDE);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.goto(address, { waitUntil: 'load' });
  if (withRuntime) await settle(page);
  await page.waitForTimeout(500);
  const tasks = mainThreadTasks(await browser.stopTracing(), RUNTIME);
  await context.close();
  const counted = tasks.filter(({ ours }) => ours || !withRuntime);
  return {
    longest: Math.max(0, ...counted.map(({ duration }) => duration)),
    share: Math.max(0, ...counted.map(({ share }) => share)),
    blocking: blockingTime(tasks),
  };
}

async function visits(browser: Browser, address: string, withRuntime: boolean): Promise<Busy> {
  const all: Busy[] = [];
  for (let run = 0; run < RUNS; run++) all.push(await visit(browser, address, withRuntime));
  // Other work of the machine only makes runs slower, so the minimum counts.
  const least = (name: keyof Busy) => Math.min(...all.map((busy) => busy[name]));
  return { longest: least('longest'), share: least('share'), blocking: least('blocking') };
}

function rowsOf(flavour: Flavour, busy: Busy, base: Busy): Row[] {
  const row = { flavour, unit: 'ms' as const, against: 'the page without script' };
  const what = `of the kitchen sink, ${SLOWER}× slower`;
  return [
    { ...row, what: `longest task with our code ${what}`, value: busy.longest, base: base.longest },
    { ...row, what: `our share of the longest ${what}`, value: busy.share, base: base.longest },
    { ...row, what: `blocking time ${what}`, value: busy.blocking, base: base.blocking },
  ];
}

export const longestTask: Bench = {
  name: 'longest-task',
  async run(browser) {
    const site = await serveSite({ port: 0, hostname: '127.0.0.1' });
    const address = `http://127.0.0.1:${site.port}/kitchen-sink`;
    try {
      const base = await visits(browser, `${address}?load=none`, false);
      const rows: Row[] = [];
      for (const flavour of FLAVOURS)
        rows.push(...rowsOf(flavour, await visits(browser, `${address}?flavour=${flavour}`, true), base));
      return rows;
    } finally {
      await site.close();
    }
  },
};
