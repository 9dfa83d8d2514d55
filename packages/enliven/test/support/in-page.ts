/** Talks to the runtime inside a page. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Diagnosis, Enliven } from '../../src/api';

/** The page's global scope, as far as the tests know it. */
export type Scope = typeof globalThis & { enliven: Enliven; sent: string };

/** Milliseconds until something must have happened. Generous: machines under load are slow, and nobody waits for less. */
export const PATIENCE = { timeout: 15_000, interval: 30 };

export const doctor = (page: Page): Promise<Diagnosis> => page.evaluate(() => (globalThis as Scope).enliven.doctor());

/** How many are alive, by behavior; those of which the page has none are left out. */
export async function mounted(page: Page): Promise<Record<string, number>> {
  const { behaviors } = await doctor(page);
  const counts: Record<string, number> = {};
  for (const { name, mounted: count } of behaviors) if (count > 0) counts[name] = (counts[name] ?? 0) + count;
  return counts;
}

const hasRuntime = (page: Page) => page.evaluate(() => 'enliven' in globalThis);

/** Waits until everything found is alive and nothing is hidden any more but by a behavior's will. @returns what the doctor says then */
export async function settle(page: Page): Promise<Diagnosis> {
  await expect.poll(() => hasRuntime(page), PATIENCE).toBe(true);
  await expect
    .poll(async () => {
      const { behaviors, hidden } = await doctor(page);
      const asleep = behaviors.filter(
        ({ matched, mounted, failed, stayedOut }) => !stayedOut && mounted + failed < matched,
      );
      return [
        ...asleep.map(({ name }) => name),
        ...hidden.filter(({ why }) => !why.endsWith('keeps it hidden')).map(({ element }) => element),
      ];
    }, PATIENCE)
    .toEqual([]);
  return doctor(page);
}

export const html = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.outerHTML);
/** The document as it was before any deferred script had run. */
export const sent = (page: Page): Promise<string> => page.evaluate(() => (globalThis as Scope).sent);
export const start = (page: Page): Promise<void> => page.evaluate(() => (globalThis as Scope).enliven.start());
export const stop = (page: Page): Promise<void> => page.evaluate(() => (globalThis as Scope).enliven.stop());

/** Waits until the page answers the same as expected. */
export async function expectSoon<T>(page: Page, ask: () => T | Promise<T>, expected: T): Promise<void> {
  await expect.poll(() => page.evaluate(ask), PATIENCE).toEqual(expected);
}
