/** Opens a toggle by mouse and closes it by keyboard. */
import type { ElementHandle, Page } from 'playwright';
import { expectSoon, focus, PATIENCE } from './patience';

const CLOSED = '.et_pb_toggle.et_pb_toggle_close:not(.et_pb_accordion_item):not(.et_pb_accordion > .et_pb_toggle)';
const TITLE = '.et_pb_toggle_title';
/** Selector of the focusable element of a title, in either form of its button. */
export const TITLE_BUTTON = `:is(${TITLE}:is([role=button],button), ${TITLE} :is([role=button],button))`;

export const isOpen = (root: Element): boolean => {
  const content = root.querySelector(':scope > .et_pb_toggle_content');
  const { classList } = root;
  const shown = !!content && content.getClientRects().length > 0;
  return classList.contains('et_pb_toggle_open') && !classList.contains('et_pb_toggle_close') && shown;
};

const isClosed = (root: Element): boolean => {
  const content = root.querySelector(':scope > .et_pb_toggle_content');
  const { classList } = root;
  const shown = !!content && content.getClientRects().length > 0;
  return classList.contains('et_pb_toggle_close') && !classList.contains('et_pb_toggle_open') && !shown;
};

/** Returns the first match with a visible title. */
export async function firstWithTitle(page: Page, selector: string): Promise<ElementHandle<Element> | undefined> {
  for (const root of await page.$$(selector)) {
    const title = await root.$(TITLE);
    if (await title?.isVisible()) return root as ElementHandle<Element>;
  }
  return undefined;
}

export async function pressTitle(root: ElementHandle<Element>): Promise<void> {
  const title = await root.$(TITLE);
  await title?.click({ timeout: PATIENCE });
}

/** @returns false if there is nothing to try. @throws Error that names the missing effect */
export async function tryToggle(page: Page): Promise<boolean> {
  const root = await firstWithTitle(page, CLOSED);
  if (!root) return false;
  await pressTitle(root);
  await expectSoon(page, 'a click does not open the toggle', root, isOpen);
  await focus(page, 'the title of the toggle', await root.$(TITLE_BUTTON));
  await page.keyboard.press('Enter');
  await expectSoon(page, 'Enter does not close the toggle', root, isClosed);
  return true;
}
