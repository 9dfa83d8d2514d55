/** Chooses a tab by mouse and the next one by arrow key. */
import type { ElementHandle, Page } from 'playwright';
import { expectSoon, focus, PATIENCE } from './patience';

const LINK = '[role=tab], a';

/** Whether the control is the only active one, and its panel the only shown one. */
const isChosen = (control: Element): boolean => {
  const controls = [...(control.parentElement?.children ?? [])];
  const root = control.closest('.et_pb_tabs');
  const panels = [...(root?.querySelectorAll(':scope > .et_pb_all_tabs > .et_pb_tab') ?? [])];
  const active = controls.filter((it) => it.classList.contains('et_pb_tab_active'));
  const shown = panels.filter((it) => it.getClientRects().length > 0);
  return (
    active.length === 1 && active[0] === control && shown.length === 1 && shown[0] === panels[controls.indexOf(control)]
  );
};

const holdsFocus = (control: Element): boolean => control.contains(control.ownerDocument.activeElement);

async function firstSet(page: Page): Promise<ElementHandle<Element>[] | undefined> {
  for (const root of await page.$$('.et_pb_tabs')) {
    const controls = await root.$$(':scope > .et_pb_tabs_controls > li');
    if (controls.length > 1 && (await controls[1]?.isVisible())) return controls as ElementHandle<Element>[];
  }
  return undefined;
}

/** @returns false if there is nothing to try. @throws Error that names the missing effect */
export async function tryTabs(page: Page): Promise<boolean> {
  const controls = await firstSet(page);
  const [first, second, third = first] = controls ?? [];
  if (!second || !third) return false;
  await (await second.$('a'))?.click({ timeout: PATIENCE });
  await expectSoon(page, 'a click does not choose the tab', second, isChosen);
  const role = await second.getAttribute('role');
  await focus(page, 'the tab', role === 'tab' ? second : await second.$(LINK));
  await page.keyboard.press(
    (await page.evaluate(() => getComputedStyle(document.body).direction)) === 'rtl' ? 'ArrowLeft' : 'ArrowRight',
  );
  await expectSoon(page, 'the arrow key does not move the focus', third, holdsFocus);
  await expectSoon(page, 'the arrow key does not choose the tab', third, isChosen);
  return true;
}
