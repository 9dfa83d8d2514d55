/** Turns the page of a gallery grid by mouse and back by keyboard. */
import type { ElementHandle, Page } from 'playwright';
import { expectSoon, focus, PATIENCE } from './patience';

const isPage = (link: Element): boolean => link.getAttribute('aria-current') === 'page';

/** Whether exactly the items of the active page are shown. */
const showsItsPage = (root: Element): boolean => {
  const box = root.querySelector('.et_pb_gallery_items');
  const size = Number.parseInt(box?.getAttribute('data-per_page') ?? '', 10) || 4;
  const number = Number(root.querySelector('.et_pb_gallery_pagination a[aria-current]')?.textContent);
  const items = [...root.querySelectorAll('.et_pb_gallery_item')];
  const from = (number - 1) * size;
  return items.every((item, at) => item.getClientRects().length > 0 === (at >= from && at < from + size));
};

/** @returns false if there is nothing to try. @throws Error that names the missing effect */
export async function tryGallery(page: Page): Promise<boolean> {
  for (const root of (await page.$$('.et_pb_gallery_grid')) as ElementHandle<Element>[]) {
    const second = await root.$('.et_pb_gallery_pagination a.page-2');
    if (!(await second?.isVisible()) || !second) continue;
    await second.click({ timeout: PATIENCE });
    await expectSoon(page, 'a click does not turn the page of the gallery', second as ElementHandle<Element>, isPage);
    await expectSoon(page, 'the gallery shows other pictures than those of its page', root, showsItsPage);
    const first = (await root.$('.et_pb_gallery_pagination a.page-1')) as ElementHandle<Element> | null;
    await focus(page, 'the number of a page', first);
    await page.keyboard.press('Enter');
    await expectSoon(page, 'Enter does not turn the page of the gallery', first as ElementHandle<Element>, isPage);
    await expectSoon(page, 'the gallery shows other pictures than those of its page', root, showsItsPage);
    return true;
  }
  return false;
}
