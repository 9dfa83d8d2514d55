/** Turns the page of a blog or portfolio in place, with this very page as the next one. */
import type { ElementHandle, Page } from 'playwright';
import { expectSoon, PATIENCE } from './patience';

const LINKS = '.et_pb_ajax_pagination_container :is(.pagination, .wp-pagenavi) a';

const isGone = (link: Element): boolean => !link.isConnected;

/** @returns whether there was one to try. @throws Error that says what did not happen */
export async function tryAjaxPagination(page: Page): Promise<boolean> {
  for (const link of (await page.$$(LINKS)) as ElementHandle<Element>[]) {
    if (!(await link.isVisible())) continue;
    const server = await link.getAttribute('href');
    // The site of the saved page does not answer; the same page stands for the next.
    const here = new URL(page.url());
    here.searchParams.set('paged', '2');
    await link.evaluate((it, href) => it.setAttribute('href', href), here.href);
    await link.click({ timeout: PATIENCE });
    await expectSoon(page, 'a click does not turn the page in place', link, isGone);
    await link.evaluate((it, href) => it.setAttribute('href', href ?? ''), server);
    return true;
  }
  return false;
}
