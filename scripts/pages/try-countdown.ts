/** Waits until the seconds of a countdown change. */
import type { Page } from 'playwright';
import { expectSoon } from './patience';

const DIGITS = [3, 2, 2, 2];

/** @returns false if there is nothing to try. @throws Error that names the missing effect */
export async function tryCountdown(page: Page): Promise<boolean> {
  let tried = false;
  // The placeholder of a sticky countdown is a copy that does not run.
  for (const root of await page.$$('.et_pb_countdown_timer:not([data-enliven-ignore] *)')) {
    if (!(await root.isVisible())) continue;
    await root.scrollIntoViewIfNeeded();
    const values = await root.$$eval('.value', (all) => all.map(({ textContent }) => textContent ?? ''));
    if (values.some((value, at) => value.length < (DIGITS[at] ?? 2) || !/^\d+$/.test(value)))
      throw new Error(`a unit shows ${values.join(':')}`);
    tried = true;
    if (/^0+$/.test(values.join(''))) continue;
    await root.evaluate((it) => it.setAttribute('data-before', it.querySelector('.seconds .value')?.textContent ?? ''));
    await expectSoon(page, 'the seconds stand still', root, (it) => {
      const changed = it.querySelector('.seconds .value')?.textContent !== it.getAttribute('data-before');
      if (changed) it.removeAttribute('data-before');
      return changed;
    });
  }
  return tried;
}
