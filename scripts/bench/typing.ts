/** Benchmark of key presses in a form of two hundred fields, on a processor four times slower. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, CDPSession } from 'playwright';
import { PAGE_PRELUDE } from '../browser/launch';
import { serve } from '../browser/serve';
import { settle } from '../pages/runtime';
import { RUNTIME } from '../pages/stage';
import { CDN, FLAVOURS, type Flavour } from '../size/page-bytes';
import { ROOT } from '../workspace';
import { median } from './browser/stopwatch';
import type { Bench, Row } from './harness';
import { SCHEMA, TYPED, typingPage } from './typing-page';

const SLOWER = 4;
const ROUNDS = 3;
/** Pieces of text in a round, each measured separately, and letters in a piece. */
const PIECES = 4;
const KEYS = 10;
/** Milliseconds between two keys: fast typing, but long enough for code that waits for a pause. */
const PACE = 80;
/** Milliseconds after which all effects of the last key have ended. */
const REST = 700;
/** Milliseconds of the main thread that our code may take for a key. */
const LIMIT = 2;

const METRICS = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];

/** Returns the milliseconds of script, style and layout so far, in processor time of the main thread. */
async function spent(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.reduce((sum, { name, value }) => (METRICS.includes(name) ? sum + value * 1000 : sum), 0);
}

/** Types text into the page. @returns milliseconds per key, of each piece */
async function visit(browser: Browser, address: string, withRuntime: boolean): Promise<number[]> {
  const context = await browser.newContext();
  await context.addInitScript(PAGE_PRELUDE);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  // Thread time excludes other work of the machine.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address, { waitUntil: 'load' });
  if (withRuntime) await settle(page);
  await page.focus(`[name=${TYPED}]`);
  // Focus fetches the code that checks the form; the first keys compile it.
  await page.keyboard.type('Tea, and ', { delay: PACE });
  await page.waitForTimeout(REST);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const costs: number[] = [];
  for (let piece = 0; piece < PIECES; piece++) {
    const before = await spent(cdp);
    await page.keyboard.type('x'.repeat(KEYS), { delay: PACE });
    await page.waitForTimeout(REST);
    costs.push(((await spent(cdp)) - before) / KEYS);
  }
  await context.close();
  return costs;
}

async function measure(browser: Browser, origin: string): Promise<Row[]> {
  const kinds: readonly (Flavour | 'none')[] = ['none', ...FLAVOURS];
  const rows: Row[] = [];
  for (const counter of ['', '-counted']) {
    const rounds = new Map(kinds.map((kind) => [kind, [] as number[]]));
    // Pages alternate, so that a busy minute of the machine affects all of them.
    for (let round = 0; round < ROUNDS; round++)
      for (const [kind, costs] of rounds)
        costs.push(...(await visit(browser, `${origin}/${kind}${counter}.html`, kind !== 'none')));
    const cost = (kind: Flavour | 'none') => median(rounds.get(kind) ?? []);
    const what = `a key among 200 fields${counter && ', and a counter'}, ${SLOWER}× slower`;
    for (const flavour of FLAVOURS) {
      const row = { flavour, unit: 'ms' as const };
      const [value, base] = [cost(flavour), cost('none')];
      rows.push({ ...row, what, value, base, against: 'the page without script' });
      rows.push({
        ...row,
        what: `our part of ${what}`,
        value: Math.max(0, value - base),
        base: LIMIT,
        against: 'the limit',
      });
    }
  }
  return rows;
}

export const typing: Bench = {
  name: 'typing',
  async run(browser) {
    const server = await serve((path) => {
      const [, kind, counter] = /^\/(none|react|lite)(-counted)?\.html$/.exec(path) ?? [];
      if (path.endsWith('/feedback/schema')) return SCHEMA;
      if (path.startsWith(RUNTIME)) return readFileSync(join(ROOT, CDN, path.slice(RUNTIME.length)));
      if (!kind) return undefined;
      const script = `${RUNTIME}${kind === 'lite' ? 'lite/' : ''}enliven.js`;
      return typingPage({ counter: Boolean(counter), ...(kind !== 'none' && { script }) });
    });
    try {
      return await measure(browser, server.origin);
    } finally {
      await server.close();
    }
  },
};
