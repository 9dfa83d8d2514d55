/** Chooses a category of a portfolio by mouse and all categories by keyboard. */
import type { ElementHandle, Page } from 'playwright';
import { expectSoon, focus, PATIENCE } from './patience';

/** Whether a filter is pressed and only items of its category are shown. */
const isChosen = (link: Element): boolean => {
  const slug = link.getAttribute('data-category-slug') ?? '';
  const items = [...(link.closest('.et_pb_filterable_portfolio')?.querySelectorAll('.et_pb_portfolio_item') ?? [])];
  const shown = items.filter((item) => item.getClientRects().length > 0);
  const fits = (item: Element) => slug === 'all' || item.classList.contains(`project_category_${slug}`);
  return link.getAttribute('aria-pressed') === 'true' && shown.length > 0 && shown.every(fits);
};

/** @returns false if there is nothing to try. @throws Error that names the missing effect */
export async function tryFilterablePortfolio(page: Page): Promise<boolean> {
  for (const root of await page.$$('.et_pb_filterable_portfolio')) {
    const [all, some] = (await root.$$('.et_pb_portfolio_filter a')) as ElementHandle<Element>[];
    if (!all || !some || !(await some.isVisible())) continue;
    await some.click({ timeout: PATIENCE });
    await expectSoon(page, 'a click does not filter the portfolio', some, isChosen);
    await focus(page, 'a filter', all);
    await page.keyboard.press(' ');
    await expectSoon(page, 'Space does not choose a filter', all, isChosen);
    return true;
  }
  return false;
}
