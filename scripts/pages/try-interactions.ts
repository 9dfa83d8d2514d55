/** Presses an element that shows and hides another one, by mouse and by keyboard, and checks its `aria-expanded` each time. */
import type { ElementHandle, Page } from 'playwright';
import { expectSoon, focus, PATIENCE } from './patience';

type PrintedData = Record<string, { triggerClass?: string; trigger?: string; effect?: string; timeDelay?: string }[]>;

/** Returns the classes of elements that show and hide another one at a press. */
const openers = (): string[] => {
  const { diviElementInteractionsData } = globalThis as { diviElementInteractionsData?: PrintedData };
  return Object.values(diviElementInteractionsData ?? {})
    .flat()
    .filter(({ trigger, effect }) => trigger === 'click' && effect === 'toggleVisibility')
    .flatMap(({ triggerClass }) => triggerClass ?? []);
};

const isOpen = (element: Element): boolean => element.getAttribute('aria-expanded') === 'true';
const isClosed = (element: Element): boolean => element.getAttribute('aria-expanded') === 'false';

/** @returns false if there is nothing to try. @throws Error that names the missing effect */
export async function tryInteractions(page: Page): Promise<boolean> {
  for (const name of await page.evaluate(openers)) {
    const button = (await page.$(
      `[class~="${name}"][aria-expanded],[class~="${name}"] [aria-expanded]`,
    )) as ElementHandle<Element> | null;
    if (!(await button?.isVisible()) || !button) continue;
    const [now, then] = (await button.evaluate(isOpen)) ? [isOpen, isClosed] : [isClosed, isOpen];
    await button.click({ timeout: PATIENCE });
    await expectSoon(page, 'a click does not show or hide the element', button, then);
    await focus(page, 'the pressed element', button);
    // Two presses in quick succession count as one.
    await page.waitForTimeout(100);
    await page.keyboard.press('Enter');
    await expectSoon(page, 'Enter does not show or hide the element', button, now);
    return true;
  }
  return false;
}
