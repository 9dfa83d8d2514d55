/** Stops the rotation of sliders, as a visitor does who wants to use what a slide contains. */
import type { Page } from 'playwright';
import { PATIENCE } from './patience';

/** Presses the pause button of each rotating slider, and waits until no slide fades. @throws Error when slides still fade */
export async function pauseSliders(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('.enliven-pause'))
      if (button.textContent?.includes('❚')) button.click();
  });
  const isAtRest = () => !document.querySelector('.et_slide_transition');
  await page.waitForFunction(isAtRest, undefined, { timeout: PATIENCE, polling: 50 }).catch(() => {
    throw new Error('slides still fade after the pause buttons were pressed');
  });
}
