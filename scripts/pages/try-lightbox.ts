/** Opens the lightbox by keyboard, shows the next picture if there is one, and closes the lightbox. */
import type { ElementHandle, Page } from 'playwright';
import { expectSoon, focus } from './patience';

const LINKS = '.et_post_gallery .et_pb_gallery_image a, a.et_pb_lightbox_image';

const isOpen = (body: Element): boolean => body.querySelector('dialog[open] .mfp-wrap.mfp-ready') !== null;
const isClosed = (body: Element): boolean => body.querySelector('.mfp-wrap') === null;
const holdsFocus = (link: Element): boolean => link.ownerDocument.activeElement === link;

/** @returns false if there is nothing to try. @throws Error that names the missing effect */
export async function tryLightbox(page: Page): Promise<boolean> {
  const body = (await page.$('body')) as ElementHandle<Element>;
  for (const link of (await page.$$(LINKS)) as ElementHandle<Element>[]) {
    if (!(await link.isVisible())) continue;
    await focus(page, 'a picture', link);
    await page.keyboard.press('Enter');
    await expectSoon(page, 'Enter does not open the lightbox', body, isOpen);
    const counter = (await page.$('.mfp-gallery .mfp-counter')) as ElementHandle<Element> | null;
    if (counter) {
      const before = await counter.textContent();
      await page.keyboard.press('ArrowRight');
      await page
        .waitForFunction((text) => document.querySelector('.mfp-counter')?.textContent !== text, before)
        .catch(() => {
          throw new Error('the arrow key does not show the next picture');
        });
    }
    await page.keyboard.press('Escape');
    await expectSoon(page, 'Escape does not close the lightbox', body, isClosed);
    await expectSoon(page, 'the closed lightbox does not give the focus back', link, holdsFocus);
    return true;
  }
  return false;
}
