/** Stops a background video by its button, and starts it again by keyboard. */
import type { ElementHandle, Page } from 'playwright';
import { expectSoon, focus } from './patience';

const BUTTON = '.enliven-video-switch';

const saysPlay = (button: Element): boolean => /^Play/.test(button.getAttribute('aria-label') ?? '');
const saysPause = (button: Element): boolean => /^Pause/.test(button.getAttribute('aria-label') ?? '');

/** @returns whether there was one to try. @throws Error that says what did not happen */
export async function tryBackgroundVideo(page: Page): Promise<boolean> {
  const box = await page.$('.et_pb_section_video_bg video, .et-pb-background-video video');
  // The button is there for videos near the window.
  await box?.scrollIntoViewIfNeeded().catch(() => {});
  const button = (await page.$(BUTTON)) as ElementHandle<Element> | null;
  if (!button) return false;
  const wasPaused = await button.evaluate(saysPlay);
  await focus(page, 'the button of the background video', button);
  await page.keyboard.press('Enter');
  await expectSoon(page, 'Enter does not switch the background video', button, wasPaused ? saysPause : saysPlay);
  await page.keyboard.press('Space');
  await expectSoon(page, 'Space does not switch it back', button, wasPaused ? saysPlay : saysPause);
  return true;
}
