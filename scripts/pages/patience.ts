/** Waits for the effect of a press. */
import type { ElementHandle, Page } from 'playwright';

/** Milliseconds within which the effect must show. The theme's slides take 700; a busy machine may stall for seconds. */
export const PATIENCE = 8000;

/** Waits until `test` is true for the element. @throws Error with `expectation` after `PATIENCE` */
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

/** Moves the focus to an element. @throws Error when the element does not take it */
export async function focus(page: Page, what: string, element: ElementHandle<Element> | null): Promise<void> {
  if (!element) throw new Error(`${what} has nothing to focus`);
  await element.focus();
  await expectSoon(
    page,
    `${what} does not take the focus`,
    element,
    (target) => target.ownerDocument.activeElement === target,
  );
}
