/** Scrolls until a module sticks at the top, and back. Checks its position, and the placeholder that keeps its room. */
import type { Page } from 'playwright';
import { expectSoon } from './patience';

type PrintedData = Record<
  'et_pb_sticky_elements' | 'diviElementStickyData',
  Record<string, Record<string, unknown>> | undefined
>;

interface Found {
  selector: string;
  /** Distance from the top of the document in CSS pixels. */
  top: number;
}

/** Returns the first module that sticks to the top of wide windows and can be scrolled past. */
const firstSticky = (): Found | undefined => {
  const { et_pb_sticky_elements: four, diviElementStickyData: five } = globalThis as unknown as PrintedData;
  for (const { selector, position } of Object.values({ ...five, ...four })) {
    const wide = typeof position === 'object' ? (position as { desktop?: unknown } | null)?.desktop : position;
    const element = document.querySelector(`${selector}`);
    const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    const room = document.documentElement.scrollHeight - innerHeight;
    if (/^top/.test(`${wide}`) && height > 0 && top + scrollY + 60 < room)
      return { selector: `${selector}`, top: top + scrollY };
  }
  return undefined;
};

/** Scrolls to a position. @returns the page's height, without the margin by which the theme's fixed header moves the page */
const scroll = (page: Page, to: number): Promise<number> =>
  page.evaluate((top) => {
    window.scrollTo({ top, behavior: 'instant' });
    const container = document.getElementById('page-container');
    const margin = container ? Number.parseFloat(getComputedStyle(container).marginTop) : 0;
    return document.documentElement.scrollHeight - margin;
  }, to);

const isStuck = (element: Element): boolean =>
  element.classList.contains('et_pb_sticky') && getComputedStyle(element).position === 'fixed';
const isInFlow = (element: Element): boolean => !element.classList.contains('et_pb_sticky');

/** @returns false if there is nothing to try. @throws Error that names the missing effect */
export async function trySticky(page: Page): Promise<boolean> {
  const before = await scroll(page, 0);
  const found = await page.evaluate(firstSticky);
  const element = found && (await page.$(found.selector));
  if (!element) return false;
  await scroll(page, found.top + 50);
  await expectSoon(page, 'the module does not stick to the top', element, isStuck);
  await expectSoon(page, 'no placeholder keeps the room of the module', element, (it) => {
    const copy = it.nextElementSibling;
    return copy?.matches('.et_pb_sticky_placeholder[inert]') === true && copy.getBoundingClientRect().height > 0;
  });
  const now = await scroll(page, found.top + 51);
  if (Math.abs(now - before) > 2)
    throw new Error(`the page is ${Math.round(now)} px high while something sticks, and not ${Math.round(before)}`);
  await scroll(page, 0);
  await expectSoon(page, 'the module does not return into the flow', element, isInFlow);
  return true;
}
