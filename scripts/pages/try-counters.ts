/** Scrolls to each kind of counter and in-view effect, and waits until it has reached its final state. */
import type { Page } from 'playwright';
import { expectSoon } from './patience';

/** Counters that mount in view, with a test of their final state. */
const KINDS: [what: string, selector: string, test: (element: Element) => boolean][] = [
  [
    'the number counter',
    '.et_pb_number_counter',
    (root) => {
      const label = root.querySelector('.percent')?.getAttribute('aria-label') ?? '';
      const shown = root.querySelector('.percent p')?.textContent?.trim();
      return root.classList.contains('active') && shown === label.trim();
    },
  ],
  [
    'the circle counter',
    '.et_pb_circle_counter',
    (root) => {
      const text = root.querySelector<HTMLElement>('.percent p');
      const label = root.querySelector('.percent')?.getAttribute('aria-label') ?? '';
      const canvas = root.querySelector('canvas');
      return text?.style.visibility === 'visible' && text.textContent?.trim() === label.trim() && !!canvas?.width;
    },
  ],
  ['the bar counter', '.et_pb_counters', (root) => root.classList.contains('et-animated')],
  ['the in-view effect', '.et-waypoint:not(.et_animated)', (root) => root.classList.contains('et-animated')],
];

/** @returns false if there is nothing to try. @throws Error that names the missing effect */
export async function tryCounters(page: Page): Promise<boolean> {
  let tried = false;
  for (const [what, selector, test] of KINDS) {
    const roots = await page.$$(selector);
    for (const root of [roots[0], roots.at(-1)]) {
      if (!root || !(await root.boundingBox())) continue;
      await root.scrollIntoViewIfNeeded();
      await expectSoon(page, `${what} does not reach its final state`, root, test);
      tried = true;
    }
  }
  return tried;
}
