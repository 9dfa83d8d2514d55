/** Waits for the effect of a press. */
import type { ElementHandle, Page } from 'playwright';

/** Milliseconds until it must show. The theme slides for 700; a machine that others use as well may stall for seconds. */
export const PATIENCE = 8000;

/** @throws Error with `expectation` when `test` does not become true for the element */
export async function expectSoon(
  page: Page,
  expectation: string,
  element: ElementHandle<Element>,
  test: (element: Element) => boolean,
): Promise<void> {
  const options = { timeout: PATIENCE, polling: 50 };
  await page.waitForFunction(test as (element: unknown) => boolean, element, options).catch(() => {
    throw new Error(expectation);
  });
}

/** Moves the focus there. @throws Error when it does not arrive */
export async function focus(page: Page, what: string, element: ElementHandle<Element> | null): Promise<void> {
  if (!element) throw new Error(`${what} has nothing to focus`);
  await element.focus();
  await expectSoon(page, `${what} does not take the focus`, element, (it) => it.ownerDocument.activeElement === it);
}
