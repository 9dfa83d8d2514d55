/** Loads the next page of a blog or portfolio in place. The current page also serves as the next one. */
import type { ElementHandle, Page } from 'playwright';
import { expectSoon, PATIENCE } from './patience';

const LINKS = '.et_pb_ajax_pagination_container :is(.pagination, .wp-pagenavi) a';

const isGone = (link: Element): boolean => !link.isConnected;

/** @returns false if there is nothing to try. @throws Error that names the missing effect */
export async function tryAjaxPagination(page: Page): Promise<boolean> {
  for (const link of (await page.$$(LINKS)) as ElementHandle<Element>[]) {
    if (!(await link.isVisible())) continue;
    const original = await link.getAttribute('href');
    // The original site cannot be reached, so the same page serves as the next one.
    const here = new URL(page.url());
    here.searchParams.set('paged', '2');
    await link.evaluate((it, href) => it.setAttribute('href', href), here.href);
    await link.click({ timeout: PATIENCE });
    await expectSoon(page, 'a click does not turn the page in place', link, isGone);
    await link.evaluate((it, href) => it.setAttribute('href', href ?? ''), original);
    return true;
  }
  return false;
}
