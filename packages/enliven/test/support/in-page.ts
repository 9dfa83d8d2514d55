/** Calls of the runtime in a page. */
import type { Page } from 'playwright';
import { expect, vi } from 'vitest';
import type { Diagnosis, Enliven } from '../../src/api';

/** The page's global scope with the properties that tests use. */
export type Scope = typeof globalThis & { enliven: Enliven; sent: string };

/** Timeout and interval of polling. The timeout is long for machines under load, and does not delay passing tests. */
export const PATIENCE = { timeout: 15_000, interval: 30 };

export const doctor = (page: Page): Promise<Diagnosis> =>
  page.evaluate(() => (globalThis as Scope).enliven.doctor({ quiet: true }));

/** @returns the number of mounts by behavior, without behaviors that have none */
export async function mounted(page: Page): Promise<Record<string, number>> {
  const { behaviors } = await doctor(page);
  const counts: Record<string, number> = {};
  for (const { name, mounted: count } of behaviors) if (count > 0) counts[name] = (counts[name] ?? 0) + count;
  return counts;
}

const hasRuntime = (page: Page) => page.evaluate(() => 'enliven' in globalThis);

/** Waits until all matches have mounted and only behaviors hide content, even in concurrent tests. @returns the doctor's diagnosis */
export async function settle(page: Page): Promise<Diagnosis> {
  await vi.waitFor(async () => expect(await hasRuntime(page)).toBe(true), PATIENCE);
  await vi.waitFor(async () => {
    const { behaviors, hidden } = await doctor(page);
    const asleep = behaviors.filter(
      ({ matched, mounted, failed, stayedOut }) => !stayedOut && mounted + failed < matched,
    );
    expect([...asleep.map(({ name }) => name), ...hidden.map(({ element }) => element)]).toEqual([]);
  }, PATIENCE);
  return doctor(page);
}

export const html = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.outerHTML);
/** @returns the document before any deferred script has run */
export const sent = (page: Page): Promise<string> => page.evaluate(() => (globalThis as Scope).sent);
export const start = (page: Page): Promise<void> => page.evaluate(() => (globalThis as Scope).enliven.start());
export const stop = (page: Page): Promise<void> => page.evaluate(() => (globalThis as Scope).enliven.stop());

/** Waits until a function in the page returns the expected value. */
export async function expectSoon<T>(page: Page, ask: () => T | Promise<T>, expected: T): Promise<void> {
  await expect.poll(() => page.evaluate(ask), PATIENCE).toEqual(expected);
}
