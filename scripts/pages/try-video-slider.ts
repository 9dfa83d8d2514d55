/** Chooses a video by its thumbnail and another by keyboard. */
import type { ElementHandle, Page } from 'playwright';
import { expectSoon, focus } from './patience';

/** Whether the thumbnail is the only active one, and its slide the only active and shown one. */
const isChosen = (thumbnail: Element): boolean => {
  const wrapper = thumbnail.closest('.et_pb_video_slider');
  const slides = [...(wrapper?.querySelectorAll('.et_pb_slide') ?? [])];
  const active = slides.filter((slide) => slide.classList.contains('et-pb-active-slide'));
  const shown = slides.filter((slide) => slide.getClientRects().length > 0);
  const activeThumbnails = [...(wrapper?.querySelectorAll('.et_pb_carousel_item.et-pb-active-control') ?? [])];
  return (
    active.length === 1 &&
    shown.length === 1 &&
    shown[0] === active[0] &&
    slides.indexOf(active[0] as Element) === Number((thumbnail as HTMLElement).dataset.slideId) &&
    activeThumbnails.length === 1 &&
    activeThumbnails[0] === thumbnail
  );
};

/** @returns false if there is nothing to try. @throws Error that names the missing effect */
export async function tryVideoSlider(page: Page): Promise<boolean> {
  for (const group of await page.$$('.et_pb_video_slider .et-carousel-group.active')) {
    const [first, second] = (await group.$$(':scope > .et_pb_carousel_item')) as ElementHandle<Element>[];
    // A closed tab shows no slide.
    if (!first || !second || !(await first.isVisible())) continue;
    const link = await second.$('a');
    await link?.evaluate((it) => (it as HTMLElement).click());
    await expectSoon(page, 'a click on a thumbnail does not choose its video', second, isChosen);
    await focus(page, 'a thumbnail', (await first.$('a')) as ElementHandle<Element> | null);
    await page.keyboard.press('Enter');
    await expectSoon(page, 'Enter on a thumbnail does not choose its video', first, isChosen);
    return true;
  }
  return false;
}
