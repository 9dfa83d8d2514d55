/** Presses an element that acts as a link to a new window, by mouse and by keyboard. */
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

/** @returns false if there is nothing to try. @throws Error that names the missing effect */
export async function tryLinkOptions(page: Page): Promise<boolean> {
  const name = await page.evaluate(() => {
    const { et_link_options_data: four = [], diviElementLinkData: five = [] } = globalThis as Scope;
    // A press might hit a link inside the element, so elements that contain one are left out.
    const find = ({ class: own = '' }: Entry) => {
      const found = document.querySelector(`.${CSS.escape(own)}.et_clickable`);
      return found?.querySelector('.et_clickable') ? null : found;
    };
    const entry = [...four, ...five].find((one) => one.target === '_blank' && find(one));
    const element = entry && find(entry);
    if (!element) return undefined;
    // Records the attempt instead of opening a window.
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
