/** Queries about a page in the browser. */
import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Limits for polling. Long for machines under load; passing tests do not wait for it. */
export const PATIENCE = { timeout: 15_000, interval: 30 };

interface Diagnosis {
  behaviors: { name: string; matched: number; mounted: number; failed: number; stayedOut?: unknown }[];
}
type Scope = typeof globalThis & {
  enliven?: { doctor(options: { quiet: boolean }): Promise<Diagnosis> };
  originals?: string[];
};

/** Returns the handles of the stand-ins' scripts that have run. */
export const originals = (page: Page): Promise<string[]> => page.evaluate(() => (globalThis as Scope).originals ?? []);

export const hasJquery = (page: Page): Promise<boolean> => page.evaluate(() => 'jQuery' in globalThis);

/** Returns the handles of all script tags with an address. */
export const handles = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll('script[src][id$="-js"]')].map(({ id }) => id.replace(/-js$/, '')));

/** Returns the addresses of the composed files that a page has requested. */
export const composed = (scripts: readonly string[]): string[] =>
  scripts.filter((address) => address.includes('/uploads/') && /\/enliven\/[^/]+\.js$/.test(address));

/** Waits until every behavior is mounted at all of its elements. @returns their names */
export async function mountedBehaviors(page: Page): Promise<string[]> {
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
