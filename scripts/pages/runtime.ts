/** Controls the runtime inside a page. */
import type { Page } from 'playwright';
import type { Diagnosis } from '../../packages/enliven/src/api';

export type { Diagnosis };

interface Runtime {
  start(): void;
  stop(): Promise<void>;
  doctor(options: { quiet: boolean }): Promise<Diagnosis>;
}

/** Global scope of the page, as far as the checks use it. */
export interface Scope {
  enliven?: Runtime;
  enlivenBefore?: string;
  enlivenLongest?: number;
}

/** Milliseconds within which all behaviors must mount. */
const SETTLE = 10_000;
/** Milliseconds within which no element may stay hidden. Elements without a behavior show when the browser has been idle. */
const REVEAL = 4000;

/** Milliseconds without a new file that count as quiet. */
const QUIET = 80;

/** Page script that records the longest task. It runs before all other scripts. */
export const WATCH_TASKS = `new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) globalThis.enlivenLongest = Math.max(globalThis.enlivenLongest ?? 0, duration);
}).observe({ type: 'longtask', buffered: true });`;

/** Asks the doctor until the diagnosis is the wanted one, for `patience` milliseconds at most. @returns the last diagnosis */
async function waitForDiagnosis(
  page: Page,
  wanted: (diagnosis: Diagnosis) => boolean,
  patience: number,
): Promise<Diagnosis | undefined> {
  const end = Date.now() + patience;
  for (;;) {
    const diagnosis = await page.evaluate(() => (globalThis as Scope).enliven?.doctor({ quiet: true }));
    if ((diagnosis && wanted(diagnosis)) || Date.now() > end) return diagnosis;
    await page.waitForTimeout(30);
  }
}

const nothingWaits = ({ behaviors }: Diagnosis): boolean => behaviors.every(({ waiting }) => waiting === 0);

/** Whether all matches have mounted. Before the runtime has loaded, nothing waits yet, so the counts must match as well. */
const isMounted = (diagnosis: Diagnosis): boolean =>
  nothingWaits(diagnosis) &&
  (diagnosis.page.builder !== null ||
    diagnosis.behaviors.every(({ matched, mounted, failed, stayedOut }) => stayedOut || mounted + failed >= matched));

/**
 * Waits until all matches have mounted.
 *
 * @throws Error when the runtime is missing, or a behavior still waits
 */
export async function settle(page: Page): Promise<Diagnosis> {
  // The script tag is in the head, so the script has run when the page has loaded.
  if (!(await page.evaluate(() => 'enliven' in globalThis))) throw new Error('the runtime is not on the page');
  const diagnosis = await waitForDiagnosis(page, isMounted, SETTLE);
  if (!diagnosis) throw new Error('the runtime is not on the page any more');
  const waiting = diagnosis.behaviors.filter((behavior) => behavior.waiting > 0).map(({ name }) => name);
  if (waiting.length > 0) throw new Error(`these behaviors still wait after ${SETTLE / 1000} s: ${waiting.join(', ')}`);
  return diagnosis;
}

/** Waits until no element is hidden, for `REVEAL` milliseconds at most. @returns the last diagnosis */
export const reveal = async (page: Page): Promise<Diagnosis | undefined> =>
  waitForDiagnosis(page, ({ hidden }) => hidden.length === 0, REVEAL);

export const html = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.outerHTML);

export const startRuntime = (page: Page): Promise<void> => page.evaluate(() => (globalThis as Scope).enliven?.start());
export const stopRuntime = (page: Page): Promise<void> => page.evaluate(() => (globalThis as Scope).enliven?.stop());

/** Waits until the browser is idle and has notified observers of the changes in the last frames. */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame);
  });

/** Returns the runtime's files that the page fetched, with their compressed bytes. */
export const fetchedFiles = (page: Page, path: string): Promise<Record<string, number>> =>
  page.evaluate((part) => {
    const folder = location.origin + part;
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const ours = entries.filter(({ name }) => name.startsWith(folder));
    return Object.fromEntries(ours.map(({ name, encodedBodySize }) => [name.slice(folder.length), encodedBodySize]));
  }, path);

/**
 * Returns the same once the browser is idle and no request is pending: the files that the page fetches without input.
 *
 * @param expectedCount returns the number of requested files @default only files that have arrived count
 */
export async function quietFiles(page: Page, path: string, expectedCount = () => 0): Promise<Record<string, number>> {
  const end = Date.now() + SETTLE;
  let files = await fetchedFiles(page, path);
  for (;;) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
    await page.waitForTimeout(QUIET);
    const now = await fetchedFiles(page, path);
    const count = Object.keys(now).length;
    // Stops waiting for files that never arrive.
    if ((count === Object.keys(files).length && count >= expectedCount()) || Date.now() > end) return now;
    files = now;
  }
}

export const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as Scope).enlivenLongest ?? 0);
