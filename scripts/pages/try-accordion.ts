/** Opens one item of an accordion by mouse and another by keyboard. */
import type { ElementHandle, Page } from 'playwright';
import { expectSoon, focus } from './patience';
import { firstWithTitle, isOpen, pressTitle, TITLE_BUTTON } from './try-toggle';

const CLOSED = '.et_pb_accordion > .et_pb_toggle.et_pb_toggle_close';

const isOnlyOneOpen = (item: Element): boolean => {
  const parent = item.parentElement;
  const open = parent?.querySelectorAll(':scope > .et_pb_toggle_open').length;
  return open === 1 && !parent?.classList.contains('et_pb_accordion_toggling');
};

async function expectOpen(page: Page, how: string, item: ElementHandle<Element>): Promise<void> {
  await expectSoon(page, `${how} does not open the item`, item, isOpen);
  await expectSoon(page, `${how} leaves another item open`, item, isOnlyOneOpen);
}

/** @returns false if there is nothing to try. @throws Error that names the missing effect */
export async function tryAccordion(page: Page): Promise<boolean> {
  const item = await firstWithTitle(page, CLOSED);
  if (!item) return false;
  await pressTitle(item);
  await expectOpen(page, 'a click', item);
  const siblings = await item.evaluateHandle((it) => it.parentElement as Element);
  const next = await siblings.$(':scope > .et_pb_toggle_close');
  if (!next) return true;
  await focus(page, 'the title of an item', await next.$(TITLE_BUTTON));
  await page.keyboard.press('Enter');
  await expectOpen(page, 'Enter', next as ElementHandle<Element>);
  return true;
}
