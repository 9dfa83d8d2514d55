/** Memory of a page: heap, nodes and listeners after garbage collection. */
import type { CDPSession, Page } from 'playwright';
import { idle } from '../../../../scripts/pages/runtime';
import { isLong } from '../support/long';

/** Collections of garbage before each reading. Objects that are freed in one round may have held others. */
const ROUNDS = isLong ? 5 : 3;

export interface Counts {
  /** Bytes, with those of compiled code, which grows slowly for thousands of actions. */
  heap: number;
  /** Nodes of all documents, including detached ones. */
  nodes: number;
  listeners: number;
}

/** Largest growth that does not count as a leak: a part of the first value, and an amount for compiled code and caches of the browser. */
const TOLERANCE: Readonly<Record<keyof Counts, { share: number; amount: number }>> = {
  heap: { share: 0.1, amount: 1_000_000 },
  nodes: { share: 0.02, amount: 100 },
  listeners: { share: 0.02, amount: 10 },
};

/** Reads the counts once garbage is collected. */
export async function countsOf(page: Page, session: CDPSession): Promise<Counts> {
  await idle(page);
  for (let round = 0; round < ROUNDS; round++) {
    await session.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(30);
  }
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

/**
 * Returns the counts that grew by more than the tolerance, one sentence for each.
 *
 * @param further part of the first value by which another state of the page may differ
 */
export const growth = (before: Counts, after: Counts, further = 0): string[] =>
  Object.entries(TOLERANCE).flatMap(([key, { share, amount }]) => {
    const name = key as keyof Counts;
    const most = before[name] * (1 + share + further) + amount;
    return after[name] > most ? [`${name} grew from ${before[name]} to ${after[name]}`] : [];
  });

/** Milliseconds between readings, and how many there are: the browser may free detached documents late. */
const INTERVAL = 500;
const READINGS = 12;

/** Reads the counts until they have not grown since `before`. */
export async function settledCounts(page: Page, session: CDPSession, before: Counts): Promise<Counts> {
  let counts = await countsOf(page, session);
  for (let reading = 1; reading < READINGS && growth(before, counts).length > 0; reading++) {
    await page.waitForTimeout(INTERVAL);
    counts = await countsOf(page, session);
  }
  return counts;
}

export const figures = ({ heap, nodes, listeners }: Counts): string =>
  `heap ${(heap / 1e6).toFixed(2)} MB, ${nodes} nodes, ${listeners} listeners`;
