/** Opens and closes the menus of a page: sub-menus by mouse and keyboard, mobile menus, slide-in and full-screen menus. */
import type { ElementHandle, Page } from 'playwright';
import { expectSoon, focus, PATIENCE } from './patience';

/** Returns the first visible match. */
async function firstVisible(page: Page, selector: string): Promise<ElementHandle<Element> | undefined> {
  for (const one of await page.$$(selector)) if (await one.isVisible()) return one as ElementHandle<Element>;
  return undefined;
}

const isExpanded = (link: Element): boolean => link.getAttribute('aria-expanded') === 'true';
const isCollapsed = (link: Element): boolean => link.getAttribute('aria-expanded') === 'false';
const listShows = (link: Element): boolean => link.parentElement?.querySelector('ul')?.checkVisibility?.() === true;
const hasFocus = (element: Element): boolean => element.ownerDocument.activeElement === element;

/** @returns false if there is nothing to try. @throws Error that names the missing effect */
export async function tryMenu(page: Page): Promise<boolean> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const link = await firstVisible(page, 'ul.nav > .menu-item-has-children > a');
  if (!link) return false;
  // A header that is hidden at the top shows further down.
  if (((await link.boundingBox())?.y ?? 0) < 0)
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await link.hover({ timeout: PATIENCE });
  await expectSoon(page, 'the mouse does not open the sub-menu', link, isExpanded);
  await expectSoon(page, 'the sub-menu under the mouse is not seen', link, listShows);
  await page.mouse.move(2, 700);
  await expectSoon(page, 'the sub-menu stays open when the mouse has left', link, isCollapsed);
  await focus(page, 'the link with a sub-menu', link);
  await page.keyboard.press('ArrowDown');
  await expectSoon(page, 'ArrowDown does not lead into the sub-menu', link, (it) => {
    const { activeElement } = it.ownerDocument;
    return activeElement !== it && it.parentElement?.contains(activeElement) === true;
  });
  await page.keyboard.press('Escape');
  await expectSoon(page, 'Escape does not give the focus back to the link', link, hasFocus);
  await expectSoon(page, 'Escape does not close the sub-menu', link, isCollapsed);
  await link.evaluate((it) => (it as HTMLElement).blur());
  return true;
}

const NARROW = 390;

/** @returns false if there is nothing to try. @throws Error that names the missing effect */
export async function tryMobileMenu(page: Page): Promise<boolean> {
  const wide = page.viewportSize();
  if (!wide || !(await page.$('.mobile_nav .mobile_menu_bar'))) return false;
  await page.setViewportSize({ ...wide, width: NARROW });
  try {
    const bar = await firstVisible(page, '.mobile_nav .mobile_menu_bar');
    if (!bar) return false;
    await bar.click({ timeout: PATIENCE });
    await expectSoon(page, 'a press on the bar does not open the mobile menu', bar, (it) => {
      const list = it.closest('.mobile_nav')?.querySelector('.et_mobile_menu');
      return it.getAttribute('aria-expanded') === 'true' && (list?.clientHeight ?? 0) > 0;
    });
    await focus(page, 'the bar of the mobile menu', bar);
    await page.keyboard.press('Escape');
    await expectSoon(page, 'Escape does not close the mobile menu', bar, isCollapsed);
    return true;
  } finally {
    await page.setViewportSize(wide);
  }
}

/** @returns false if there is nothing to try. @throws Error that names the missing effect */
export async function trySideMenu(page: Page): Promise<boolean> {
  const toggle = await firstVisible(page, '.et_pb_header_toggle');
  if (!toggle) return false;
  await toggle.click({ timeout: PATIENCE });
  await expectSoon(page, 'the menu that was opened does not take the focus', toggle, (it) => {
    const { activeElement } = it.ownerDocument;
    return activeElement?.closest('.et_slide_in_menu_container')?.checkVisibility?.() === true;
  });
  await page.keyboard.press('Escape');
  await expectSoon(page, 'Escape does not close the menu', toggle, isCollapsed);
  await expectSoon(page, 'Escape does not give the focus back to the toggle', toggle, hasFocus);
  await toggle.evaluate((it) => (it as HTMLElement).blur());
  return true;
}
