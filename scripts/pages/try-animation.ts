/** Scrolls to animated elements, and waits until they are visible, and their animation has ended or is endless. */
import type { Page } from 'playwright';
import { expectSoon } from './patience';

const hasAppeared = (element: Element): boolean =>
  getComputedStyle(element).opacity !== '0' && element.matches(':not(.et_animated),.infinite');

/** @returns false if there is nothing to try. @throws Error that names the missing effect */
export async function tryAnimation(page: Page): Promise<boolean> {
  const waiting = await page.$$('.et_animated:not(.infinite)');
  let tried = false;
  for (const element of waiting) {
    if (!(await element.boundingBox())) continue;
    // Playwright would wait until the element stands still, which some never do.
    await element.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expectSoon(page, 'an animated element does not become visible', element, hasAppeared);
    tried = true;
  }
  // Fast animations have ended before the trial.
  return tried || (await page.$('.et_had_animation')) !== null;
}
