/** Talks to the runtime inside a page. */
import type { Page } from 'playwright';
import type { Diagnosis } from '../../packages/enliven/src/api';

export type { Diagnosis };

interface Runtime {
  start(): void;
  stop(): Promise<void>;
  doctor(options: { quiet: boolean }): Promise<Diagnosis>;
}

/** The page's global scope, as far as the checks know it. */
export interface Scope {
  enliven?: Runtime;
  enlivenBefore?: string;
  enlivenLongest?: number;
}

/** Milliseconds until everything found must be alive. */
const SETTLE = 10_000;
/** Milliseconds until nothing may be hidden any more: what nobody minds is shown when the browser has been idle. */
const REVEAL = 4000;

/** Milliseconds without a new file that count as quiet. */
const QUIET = 80;

/** Notes the longest task; runs before anything else on the page. */
export const WATCH_TASKS = `new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) globalThis.enlivenLongest = Math.max(globalThis.enlivenLongest ?? 0, duration);
}).observe({ type: 'longtask', buffered: true });`;

/** Asks until the answer is the wanted one or time is up. @returns the last answer */
async function askUntil(
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

/** Also before the runtime itself has been fetched, when nothing waits yet since nothing was looked for. */
const isAlive = (diagnosis: Diagnosis): boolean =>
  nothingWaits(diagnosis) &&
  (diagnosis.page.builder !== null ||
    diagnosis.behaviors.every(({ matched, mounted, failed, stayedOut }) => stayedOut || mounted + failed >= matched));

/**
 * Waits until everything that is found is alive.
 *
 * @throws Error when the runtime is not there, or something still waits
 */
export async function settle(page: Page): Promise<Diagnosis> {
  // Its script tag is in the head, so it has run when the page has loaded.
  if (!(await page.evaluate(() => 'enliven' in globalThis))) throw new Error('the runtime is not on the page');
  const diagnosis = await askUntil(page, isAlive, SETTLE);
  if (!diagnosis || !nothingWaits(diagnosis))
    throw new Error(`something on the page still waits after ${SETTLE / 1000} s`);
  return diagnosis;
}

/** Gives the page the time it has to show what is hidden. @returns what it says then */
export const reveal = async (page: Page): Promise<Diagnosis | undefined> =>
  askUntil(page, ({ hidden }) => hidden.length === 0, REVEAL);

export const html = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.outerHTML);

export const startRuntime = (page: Page): Promise<void> => page.evaluate(() => (globalThis as Scope).enliven?.start());
export const stopRuntime = (page: Page): Promise<void> => page.evaluate(() => (globalThis as Scope).enliven?.stop());

/** Waits until the browser has nothing to do, and has told its observers of what moved in the last frames. */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame);
  });

/** The runtime's files this page fetched, and the bytes of each as they travelled. */
export const fetchedFiles = (page: Page, path: string): Promise<Record<string, number>> =>
  page.evaluate((part) => {
    const folder = location.origin + part;
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const ours = entries.filter(({ name }) => name.startsWith(folder));
    return Object.fromEntries(ours.map(({ name, encodedBodySize }) => [name.slice(folder.length), encodedBodySize]));
  }, path);

/**
 * The same once the browser is idle and nothing more is on its way: what the page asked for of its own accord.
 *
 * @param asked how many files have been asked for so far @default those that have come
 */
export async function quietFiles(page: Page, path: string, asked = () => 0): Promise<Record<string, number>> {
  const end = Date.now() + SETTLE;
  let files = await fetchedFiles(page, path);
  for (;;) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
    await page.waitForTimeout(QUIET);
    const now = await fetchedFiles(page, path);
    const count = Object.keys(now).length;
    // What does not come at all is waited for no longer.
    if ((count === Object.keys(files).length && count >= asked()) || Date.now() > end) return now;
    files = now;
  }
}

export const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as Scope).enlivenLongest ?? 0);
