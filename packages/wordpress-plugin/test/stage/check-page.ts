/** Facts about a page in the browser. */
import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Long for machines under load; it does not delay tests that pass. */
export const PATIENCE = { timeout: 15_000, interval: 30 };

interface Diagnosis {
  behaviors: { name: string; matched: number; mounted: number; failed: number; stayedOut?: unknown }[];
}
type Scope = typeof globalThis & {
  enliven?: { doctor(options: { quiet: boolean }): Promise<Diagnosis> };
  originals?: string[];
};

/** Handles of the stand-ins' scripts that have run. */
export const originals = (page: Page): Promise<string[]> => page.evaluate(() => (globalThis as Scope).originals ?? []);

export const hasJquery = (page: Page): Promise<boolean> => page.evaluate(() => 'jQuery' in globalThis);

/** Handles of script tags with an address, whether they have run or not. */
export const handles = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll('script[src][id$="-js"]')].map(({ id }) => id.replace(/-js$/, '')));

/** Addresses of the composed files that a page has asked for. */
export const composed = (scripts: readonly string[]): string[] =>
  scripts.filter((address) => address.includes('/uploads/') && /\/enliven\/[^/]+\.js$/.test(address));

/** Waits until every behavior is mounted at all of its elements. @returns their names */
export async function alive(page: Page): Promise<string[]> {
  await expect.poll(() => page.evaluate(() => 'enliven' in globalThis), PATIENCE).toBe(true);
  const ask = () => page.evaluate(() => (globalThis as Scope).enliven?.doctor({ quiet: true }));
  await expect
    .poll(async () => {
      const { behaviors = [] } = (await ask()) ?? {};
      return behaviors.filter(({ matched, mounted }) => mounted < matched).map(({ name }) => name);
    }, PATIENCE)
    .toEqual([]);
  const { behaviors = [] } = (await ask()) ?? {};
  return behaviors.filter(({ mounted }) => mounted > 0).map(({ name }) => name);
}
