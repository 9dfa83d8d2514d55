/** Presses the scroll-down link of a fullwidth header by keyboard. */
import type { Page } from 'playwright';
import { expectSoon, focus } from './patience';

/** @returns false if there is nothing to try. @throws Error that names the missing effect */
export async function tryHeaderScroll(page: Page): Promise<boolean> {
  const link = await page.$('.et_pb_fullwidth_header_scroll a');
  if (!link || !(await link.isVisible())) return false;
  await focus(page, 'the scroll-down link', link);
  await page.keyboard.press('Enter');
  await expectSoon(page, 'Enter does not lead past the header', link, (it) => {
    const section = it.closest('section');
    const view = it.ownerDocument.defaultView as Window;
    const end = it.ownerDocument.documentElement.scrollHeight - view.innerHeight;
    // A short page ends before the header has left the window.
    return !!section && (section.getBoundingClientRect().bottom < 200 || view.scrollY >= end - 1);
  });
  return true;
}
