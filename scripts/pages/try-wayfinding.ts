/** Presses the dots of a page, and the button that leads back to its top, by keyboard. */
import type { Page } from 'playwright';
import { expectSoon, focus } from './patience';

/** @returns whether there was one to try. @throws Error that says what did not happen */
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

/** Pixels: it shows from 800 on. */
const FAR = 900;

/** @returns whether there was one to try. @throws Error that says what did not happen */
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
