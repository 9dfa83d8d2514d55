/** Presses an element that is a link as a whole, by mouse and by keyboard, where that opens a new window. */
import type { Page } from 'playwright';
import { expectSoon, PATIENCE } from './patience';

interface Entry {
  class?: string;
  target?: string;
}
interface Scope {
  et_link_options_data?: Entry[];
  diviElementLinkData?: Entry[];
}

const isOpen = (element: Element): boolean => element.hasAttribute('data-opened');

/** @returns whether there was one to try. @throws Error that says what did not happen */
export async function tryLinkOptions(page: Page): Promise<boolean> {
  const name = await page.evaluate(() => {
    const { et_link_options_data: four = [], diviElementLinkData: five = [] } = globalThis as Scope;
    // Inside another one a press would be that one's.
    const find = ({ class: own = '' }: Entry) => {
      const found = document.querySelector(`.${CSS.escape(own)}.et_clickable`);
      return found?.querySelector('.et_clickable') ? null : found;
    };
    const entry = [...four, ...five].find((one) => one.target === '_blank' && find(one));
    const element = entry && find(entry);
    if (!element) return undefined;
    // The window that would open is of no interest, only that it would.
    window.open = () => {
      element.setAttribute('data-opened', '');
      return null;
    };
    return entry.class;
  });
  const element = name ? await page.$(`.${name}`) : null;
  if (!element) return false;
  await element.click({ position: { x: 2, y: 2 }, timeout: PATIENCE });
  await expectSoon(page, 'a click on the element opens nothing', element, isOpen);
  await element.evaluate((it) => it.removeAttribute('data-opened'));
  if ((await element.getAttribute('role')) !== 'link') return true;
  await element.focus();
  await page.keyboard.press('Enter');
  await expectSoon(page, 'Enter on the element opens nothing', element, isOpen);
  await element.evaluate((it) => it.removeAttribute('data-opened'));
  return true;
}
