/** Talks to the runtime inside a page. */
import type { Page } from 'playwright';

/** What `enliven.doctor()` answers. */
export interface Diagnosis {
  page: { generation: number; builder: unknown };
  behaviors: {
    name: string;
    package: string;
    matched: number;
    mounted: number;
    waiting: number;
    failed: number;
    stayedOut?: string;
  }[];
  failures: { package: string; behavior: string; element: string; message: string }[];
  hidden: { element: string; why: string }[];
}

interface Runtime {
  start(): void;
  stop(): Promise<void>;
  doctor(): Promise<Diagnosis>;
}

/** The page's global scope, as far as the checks know it. */
export interface Scope {
  enliven?: Runtime;
  enlivenBefore?: string;
  enlivenLongest?: number;
}

/** Milliseconds until everything found must be alive. */
const SETTLE = 10_000;

/** Notes the longest task; runs before anything else on the page. */
export const WATCH_TASKS = `new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) globalThis.enlivenLongest = Math.max(globalThis.enlivenLongest ?? 0, duration);
}).observe({ type: 'longtask', buffered: true });`;

/**
 * Waits until nothing waits any more.
 *
 * @throws Error when the runtime is not there, or something still waits
 */
export async function settle(page: Page): Promise<Diagnosis> {
  const settled = async () => {
    const diagnosis = await (globalThis as Scope).enliven?.doctor();
    return diagnosis?.behaviors.every(({ waiting }) => waiting === 0) ? diagnosis : undefined;
  };
  const handle = await page.waitForFunction(settled, undefined, { polling: 50, timeout: SETTLE }).catch(() => {
    throw new Error(`after ${SETTLE / 1000} s the runtime is missing or something on the page still waits`);
  });
  return (await handle.jsonValue()) as Diagnosis;
}

export const html = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.outerHTML);

export const startRuntime = (page: Page): Promise<void> => page.evaluate(() => (globalThis as Scope).enliven?.start());
export const stopRuntime = (page: Page): Promise<void> => page.evaluate(() => (globalThis as Scope).enliven?.stop());

/** Bytes of the runtime's files this page fetched, as they travelled. */
export const fetchedBytes = (page: Page, path: string): Promise<number> =>
  page.evaluate((part) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries
      .filter(({ name }) => new URL(name).pathname.startsWith(part))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  }, path);

export const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as Scope).enlivenLongest ?? 0);
