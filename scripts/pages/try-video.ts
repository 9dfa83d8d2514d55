/** Plays covered videos: the first of several by mouse, the last by keyboard. */
import type { ElementHandle, Page } from 'playwright';
import { expectSoon, focus, PATIENCE } from './patience';
import { pauseSliders } from './pause-sliders';

const COVERS = '.et_pb_video_overlay:not(.et_pb_carousel_item *)';

const isGone = (cover: Element): boolean => cover.getClientRects().length === 0;

/** Whether the embedded page behind a cover starts automatically, or the video has been started. */
const isPlaying = (cover: Element): boolean => {
  const wrapper = cover.closest('.et_pb_video,.et_pb_video_wrap,.et_main_video_container,.et_pb_post');
  const frame = wrapper?.querySelector('iframe');
  const video = wrapper?.querySelector('video');
  return frame
    ? frame.src.includes('autoplay=')
    : !!video && (!video.paused || video.error !== null || video.readyState === 0);
};

/** Returns the covers with a visible button. A cover itself may have no height without the theme's style sheet. */
async function visibleCovers(page: Page): Promise<ElementHandle<Element>[]> {
  const all: ElementHandle<Element>[] = [];
  for (const cover of await page.$$(COVERS)) {
    if (await (await cover.$('.et_pb_video_play'))?.isVisible()) all.push(cover as ElementHandle<Element>);
  }
  return all;
}

/** @returns false if there is nothing to try. @throws Error that names the missing effect */
export async function tryVideo(page: Page): Promise<boolean> {
  await pauseSliders(page);
  const covers = await visibleCovers(page);
  const last = covers.at(-1);
  if (!last) return false;
  const [first] = covers;
  if (first && first !== last) {
    await (await first.$('.et_pb_video_play'))?.click({ timeout: PATIENCE });
    await expectSoon(page, 'a click does not play the video', first, isPlaying);
    await expectSoon(page, 'a click does not take the cover away', first, isGone);
  }
  await focus(page, 'the play button', await last.$('.et_pb_video_play'));
  await page.keyboard.press('Enter');
  await expectSoon(page, 'Enter does not play the video', last, isPlaying);
  await expectSoon(page, 'Enter does not take the cover away', last, isGone);
  return true;
}
