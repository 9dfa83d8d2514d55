/** Stops a background video by its button, and starts it again by keyboard. */
import type { ElementHandle, Page } from 'playwright';
import { expectSoon, focus } from './patience';

const BUTTON = '.enliven-video-switch';

const isPlayButton = (button: Element): boolean => /^Play/.test(button.getAttribute('aria-label') ?? '');
const isPauseButton = (button: Element): boolean => /^Pause/.test(button.getAttribute('aria-label') ?? '');

/** @returns false if there is nothing to try. @throws Error that names the missing effect */
export async function tryBackgroundVideo(page: Page): Promise<boolean> {
  const box = await page.$('.et_pb_section_video_bg video, .et-pb-background-video video');
  // Only videos near the window have a button.
  await box?.scrollIntoViewIfNeeded().catch(() => {});
  const button = (await page.$(BUTTON)) as ElementHandle<Element> | null;
  if (!button) return false;
  const wasPaused = await button.evaluate(isPlayButton);
  await focus(page, 'the button of the background video', button);
  await page.keyboard.press('Enter');
  await expectSoon(
    page,
    'Enter does not switch the background video',
    button,
    wasPaused ? isPauseButton : isPlayButton,
  );
  await page.keyboard.press('Space');
  await expectSoon(page, 'Space does not switch it back', button, wasPaused ? isPlayButton : isPauseButton);
  return true;
}
