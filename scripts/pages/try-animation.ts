/** Scrolls to what waits for its entrance, and waits until it has arrived or goes on for ever, and can be seen. */
import type { Page } from 'playwright';
import { expectSoon } from './patience';

const hasArrived = (element: Element): boolean =>
  getComputedStyle(element).opacity !== '0' && element.matches(':not(.et_animated),.infinite');

/** @returns whether there was one to try. @throws Error that says what did not happen */
export async function tryAnimation(page: Page): Promise<boolean> {
  const waiting = await page.$$('.et_animated:not(.infinite)');
  let tried = false;
  for (const element of waiting) {
    if (!(await element.boundingBox())) continue;
    // Not by the driver, which waits until it stands still: some never do.
    await element.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expectSoon(page, 'what is scrolled to does not arrive', element, hasArrived);
    tried = true;
  }
  // The fast ones have arrived before anybody could look.
  return tried || (await page.$('.et_had_animation')) !== null;
}
