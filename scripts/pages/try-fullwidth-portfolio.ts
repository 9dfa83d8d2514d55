/** Turns a fullwidth carousel by mouse and by keyboard. */
import type { ElementHandle, Page } from 'playwright';
import { expectSoon, focus, PATIENCE } from './patience';

const GROUP = '.et_pb_carousel_group';

const isAtRest = (root: Element): boolean => root.querySelectorAll('.et_pb_carousel_group').length === 1;
const isFirst = (item: Element): boolean => item.parentElement?.firstElementChild === item;

async function firstItem(root: ElementHandle<Element>): Promise<ElementHandle<Element>> {
  return (await root.evaluateHandle((it) => it.querySelector('.et_pb_carousel_group')?.firstElementChild)) as never;
}

/** @returns false if there is nothing to try. @throws Error that names the missing effect */
export async function tryFullwidthPortfolio(page: Page): Promise<boolean> {
  // A carousel that turns automatically could turn during the trial.
  const roots = await page.$$('.et_pb_fullwidth_portfolio_carousel:not([data-auto-rotate=on])');
  for (const root of roots as ElementHandle<Element>[]) {
    const next = (await root.$('.et-pb-arrow-next')) as ElementHandle<Element> | null;
    const previous = (await root.$('.et-pb-arrow-prev')) as ElementHandle<Element> | null;
    if (!next || !previous || !(await root.$(GROUP)) || !(await next.isVisible())) continue;
    const before = await firstItem(root);
    await next.click({ timeout: PATIENCE });
    await expectSoon(
      page,
      'a click does not turn the carousel',
      before,
      (item) => !item.closest('.et_pb_carousel_group'),
    );
    await expectSoon(page, 'the carousel does not come to rest', root, isAtRest);
    // The carousel ignores presses for another tenth of a second.
    await page.waitForTimeout(200);
    await focus(page, 'an arrow', previous);
    await page.keyboard.press(' ');
    await expectSoon(page, 'Space does not turn the carousel back', before, isFirst);
    await expectSoon(page, 'the carousel does not come to rest', root, isAtRest);
    return true;
  }
  return false;
}
