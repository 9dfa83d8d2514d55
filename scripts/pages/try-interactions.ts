/** Presses what shows and hides something elsewhere, by mouse and by keyboard: it changes each time, and says so. */
import type { ElementHandle, Page } from 'playwright';
import { expectSoon, focus, PATIENCE } from './patience';

type PrintedData = Record<string, { triggerClass?: string; trigger?: string; effect?: string; timeDelay?: string }[]>;

/** Classes of what shows and hides something at a press. */
const openers = (): string[] => {
  const { diviElementInteractionsData } = globalThis as { diviElementInteractionsData?: PrintedData };
  return Object.values(diviElementInteractionsData ?? {})
    .flat()
    .filter(({ trigger, effect }) => trigger === 'click' && effect === 'toggleVisibility')
    .flatMap(({ triggerClass }) => triggerClass ?? []);
};

const isOpen = (element: Element): boolean => element.getAttribute('aria-expanded') === 'true';
const isClosed = (element: Element): boolean => element.getAttribute('aria-expanded') === 'false';

/** @returns whether there was one to try. @throws Error that says what did not happen */
export async function tryInteractions(page: Page): Promise<boolean> {
  for (const name of await page.evaluate(openers)) {
    const button = (await page.$(
      `[class~="${name}"][aria-expanded],[class~="${name}"] [aria-expanded]`,
    )) as ElementHandle<Element> | null;
    if (!(await button?.isVisible()) || !button) continue;
    const [now, then] = (await button.evaluate(isOpen)) ? [isOpen, isClosed] : [isClosed, isOpen];
    await button.click({ timeout: PATIENCE });
    await expectSoon(page, 'a click shows and hides nothing', button, then);
    await focus(page, 'what can be pressed', button);
    // The same press twice within a moment counts once.
    await page.waitForTimeout(100);
    await page.keyboard.press('Enter');
    await expectSoon(page, 'Enter shows and hides nothing', button, now);
    return true;
  }
  return false;
}
