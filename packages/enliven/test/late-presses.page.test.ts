/** Several presses before the code of a module has loaded: the page ends in the same state as with loaded code. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { PATIENCE, settle } from './support/in-page';
import { accordion, html, module, tabs } from './support/markup';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage();
const browser = visits();

/** Presses each after a pause in milliseconds, and records the events of the module. */
async function press(page: Page, presses: readonly (readonly [selector: string, pause: number])[]): Promise<void> {
  await page.evaluate(async (all) => {
    const events: string[] = [];
    Object.assign(globalThis, { events });
    for (const name of ['enliven:open', 'enliven:close', 'simple_slider_after_move_to'])
      document.addEventListener(name, () => events.push(name));
    for (const [selector, pause] of all) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      document.querySelector<HTMLElement>(selector)?.click();
    }
  }, presses);
}

const state = (page: Page) =>
  page.evaluate(() => ({
    open: [...document.querySelectorAll('.et_pb_toggle,.et_pb_tabs_controls li')].map(({ className }) =>
      /_open|tab_active/.test(className),
    ),
    events: (globalThis as unknown as { events: string[] }).events,
    address: location.hash,
  }));

const title = (at: number) => `.et_pb_accordion_item:nth-child(${at}) .et_pb_toggle_title`;
const tab = (at: number) => `.et_pb_tabs_controls li:nth-child(${at}) a`;

const CASES = [
  ['two items of an accordion, one after the other', accordion(), [title(2), 0], [title(3), 400]],
  ['two items of an accordion at once', accordion(), [title(2), 0], [title(3), 0]],
  ['two tabs, one after the other', tabs(), [tab(2), 0], [tab(3), 400]],
  ['two tabs at once', tabs(), [tab(2), 0], [tab(3), 0]],
  ['one tab twice', tabs(), [tab(2), 0], [tab(2), 400]],
] as const;

describe.each(['/enliven/enliven.js', '/enliven/lite/enliven.js'])(
  'presses before the code has loaded have the same result, %s,',
  (src) => {
    async function open(body: string, when?: Promise<void>) {
      const address = theStage.server.put('/late.html', html({ head: module(src), body }));
      return browser.open(address, {
        before: (page) =>
          page.route('**/chunks/**', async (route) => {
            await when;
            await route.continue();
          }),
      });
    }

    it.each(CASES)('on %s', async (_, body, ...presses) => {
      const there = await open(body);
      await settle(there.page);
      await press(there.page, presses);
      await there.page.waitForTimeout(800);
      const expected = await state(there.page);
      expect(expected.events.length).toBeGreaterThan(0);

      let arrive = () => {};
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      const late = await open(body, arrived);
      await press(late.page, presses);
      expect((await state(late.page)).events).toEqual([]);
      arrive();
      await settle(late.page);
      await expect.poll(() => state(late.page), PATIENCE).toEqual(expected);
      await late.page.waitForTimeout(500);
      expect(await state(late.page)).toEqual(expected);
      expect(late.errors).toEqual([]);
    });
  },
);
