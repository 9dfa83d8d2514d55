/** Presses a dot of the side navigation, and the button to the top, by keyboard. */
import type { Page } from 'playwright';
import { expectSoon, focus } from './patience';

/** @returns false if there is nothing to try. @throws Error that names the missing effect */
export async function tryDots(page: Page): Promise<boolean> {
  const dot = await page.$('.et_pb_side_nav li:nth-child(2) a');
  if (!dot) return false;
  await focus(page, 'the second dot', dot);
  await page.keyboard.press('Enter');
  await expectSoon(
    page,
    'Enter on a dot does not lead to its section',
    dot,
    (it) => it.getAttribute('aria-current') === 'true',
  );
  return true;
}

/** Scroll position in CSS pixels. The button shows from 800 on. */
const FAR = 900;

/** @returns false if there is nothing to try. @throws Error that names the missing effect */
export async function tryScrollTop(page: Page): Promise<boolean> {
  const button = await page.$('.et_pb_scroll_top');
  const far = await page.evaluate((top) => {
    window.scrollTo({ top, behavior: 'instant' });
    return window.scrollY >= top;
  }, FAR);
  if (!button || !far) return false;
  await expectSoon(page, 'the button to the top does not show', button, (it) => it.matches('.et-visible'));
  await focus(page, 'the button to the top', button);
  await page.keyboard.press('Enter');
  await expectSoon(page, 'Enter does not lead to the top', button, () => window.scrollY === 0);
  return true;
}
