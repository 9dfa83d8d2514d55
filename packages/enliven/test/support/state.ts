/** The visible state of a page after all animations: open toggles, items and tabs. */
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { PATIENCE } from './in-page';

type Seen = 'open' | 'closed' | 'moving' | 'contradictory';

/** Whether a module is open. Its class and the visibility of its content must agree. */
const toggleState = (root: Locator): Promise<Seen> =>
  root.evaluate((element) => {
    const content = element.querySelector(':scope > .et_pb_toggle_content') as Element;
    if (content.getAnimations().length > 0) return 'moving';
    const shown = content.getClientRects().length > 0;
    const [open, close] = ['open', 'close'].map((state) => element.classList.contains(`et_pb_toggle_${state}`));
    return open && !close && shown ? 'open' : close && !open && !shown ? 'closed' : 'contradictory';
  });

export async function expectToggle(root: Locator, state: 'open' | 'closed'): Promise<void> {
  await expect.poll(() => toggleState(root), PATIENCE).toBe(state);
}

/** Positions of the open items. */
export async function expectOpenItems(root: Locator, ...items: number[]): Promise<void> {
  const open = async () => {
    const states = await Promise.all((await root.locator('> .et_pb_toggle').all()).map(toggleState));
    return states.flatMap((state, at): (number | string)[] =>
      state === 'closed' ? [] : state === 'open' ? [at] : [state],
    );
  };
  await expect.poll(open, PATIENCE).toEqual(items);
}

/** Position of the active control and of the only panel that is shown. */
const shownTabs = (root: Locator): Promise<unknown> =>
  root.evaluate((element) => {
    const controls = [...(element.querySelector('.et_pb_tabs_controls')?.children ?? [])];
    const panels = [...(element.querySelector('.et_pb_all_tabs')?.children ?? [])];
    if (panels.some((panel) => panel.getAnimations().length > 0)) return 'moving';
    const positions = (all: Element[], is: (one: Element) => boolean) =>
      all.flatMap((one, at) => (is(one) ? [at] : []));
    return {
      chosen: positions(controls, ({ classList }) => classList.contains('et_pb_tab_active')),
      shown: positions(panels, (panel) => getComputedStyle(panel).display !== 'none'),
    };
  });

export async function expectTab(root: Locator, tab: number): Promise<void> {
  await expect.poll(() => shownTabs(root), PATIENCE).toEqual({ chosen: [tab], shown: [tab] });
}

export const title = (toggle: Locator): Locator => toggle.locator('.et_pb_toggle_title').first();
/** Returns the focusable element of a mounted title. */
export const titleButton = (toggle: Locator): Locator => toggle.locator('[data-enliven-button]').first();
export const item = (accordion: Locator, at: number): Locator => accordion.locator('> .et_pb_toggle').nth(at);
export const tab = (tabs: Locator, at: number): Locator => tabs.locator('.et_pb_tabs_controls > li > a').nth(at);

/** Counts events that reach the document by type. @returns a function that returns the counts */
export async function countEvents(page: Page, ...types: string[]): Promise<() => Promise<Record<string, number>>> {
  await page.evaluate((names) => {
    const counts: Record<string, number> = Object.fromEntries(names.map((name) => [name, 0]));
    for (const name of names)
      document.addEventListener(name, () => {
        counts[name] = (counts[name] ?? 0) + 1;
      });
    Object.assign(globalThis, { counts });
  }, types);
  return () => page.evaluate(() => (globalThis as unknown as { counts: Record<string, number> }).counts);
}
