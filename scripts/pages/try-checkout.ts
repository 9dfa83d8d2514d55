/** Uses the parts of a shop's checkout that need no server. */
import type { ElementHandle, Page } from 'playwright';
import { expectSoon, focus, PATIENCE } from './patience';

const isShown = (element: Element): boolean => element.getClientRects().length > 0;
const isNotShown = (element: Element): boolean => element.getClientRects().length === 0;

async function visible(page: Page, selector: string): Promise<ElementHandle<Element> | undefined> {
  const found = (await page.$(selector)) as ElementHandle<Element> | null;
  return found && (await found.isVisible()) ? found : undefined;
}

/**
 * Opens a form of the checkout with its link by mouse, and closes the form by keyboard.
 *
 * @returns false if there is nothing to try
 * @throws Error that names the missing effect
 */
export async function tryShopToggle(page: Page): Promise<boolean> {
  let tried = false;
  for (const [selector, panel] of [
    ['a.showcoupon', 'form.checkout_coupon'],
    ['a.showlogin', 'form.woocommerce-form-login'],
  ] as const) {
    const link = await visible(page, selector);
    const form = (await page.$(panel)) as ElementHandle<Element> | null;
    if (!link || !form) continue;
    tried = true;
    await link.click({ timeout: PATIENCE });
    await expectSoon(page, `a click on ${selector} opens nothing`, form, isShown);
    await expectSoon(page, `the form of ${selector} does not take the focus`, form, (it) =>
      it.contains(it.ownerDocument.activeElement),
    );
    await focus(page, selector, link);
    await page.keyboard.press('Enter');
    await expectSoon(page, `Enter on ${selector} closes nothing`, form, isNotShown);
  }
  return tried;
}

/**
 * Chooses another payment by keyboard.
 *
 * @returns false if there is nothing to try
 * @throws Error that names the missing effect
 */
export async function tryPayment(page: Page): Promise<boolean> {
  const [first, second] = await page.$$('form.checkout input[name="payment_method"]:not([type="hidden"])');
  if (!first || !second || !(await second.isVisible())) return false;
  const isChosen = (radio: Element) => {
    const item = radio.closest('li');
    const boxes = [...(radio.closest('ul')?.querySelectorAll('.payment_box') ?? [])];
    return (
      (radio as HTMLInputElement).checked &&
      boxes.every((box) => item?.contains(box) === box.getClientRects().length > 0)
    );
  };
  await focus(page, 'the first way to pay', first);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expectSoon(page, 'the arrow key shows no other way to pay', second, isChosen);
  return true;
}

/**
 * Types an invalid email address, and then a valid one.
 *
 * @returns false if there is nothing to try
 * @throws Error that names the missing effect
 */
export async function tryAddress(page: Page): Promise<boolean> {
  const row = await visible(page, 'form.checkout #billing_email_field.validate-email');
  const input = await row?.$('input');
  if (!row || !input) return false;
  await input.fill('nobody');
  await page.keyboard.press('Tab');
  await expectSoon(page, 'an invalid address is not marked', row, (it) => it.classList.contains('woocommerce-invalid'));
  await input.fill('nobody@site.test');
  await page.keyboard.press('Tab');
  await expectSoon(page, 'a valid address is not accepted', row, (it) =>
    it.classList.contains('woocommerce-validated'),
  );
  return true;
}
