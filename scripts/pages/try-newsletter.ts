/** Signs up without an address, by mouse and by keyboard. */
import type { ElementHandle, Page } from 'playwright';
import { expectSoon, focus, PATIENCE } from './patience';

const FORM = '.et_pb_newsletter_form:not(.et_pb_login_form, .et_pb_feedburner_form) form';

const showsError = (form: Element): boolean => {
  const error = form.querySelector('.et_pb_newsletter_error');
  const active = form.ownerDocument.activeElement;
  return error?.querySelector('li') !== null && error?.getClientRects().length !== 0 && active?.localName === 'input';
};

/** @returns false if there is nothing to try. @throws Error that names the missing effect */
export async function tryNewsletter(page: Page): Promise<boolean> {
  for (const form of (await page.$$(FORM)) as ElementHandle<Element>[]) {
    const button = (await form.$('.et_pb_newsletter_button')) as ElementHandle<Element> | null;
    const email = (await form.$('[name=et_pb_signup_email]')) as ElementHandle<Element> | null;
    if (!email || !(await button?.isVisible())) continue;
    await button?.click({ timeout: PATIENCE });
    await expectSoon(page, 'a missing address shows no error', form, showsError);
    await expectSoon(page, 'the address is not marked', email, (it) => it.getAttribute('aria-invalid') === 'true');
    await focus(page, 'the sign-up button', button);
    await page.keyboard.press(' ');
    await expectSoon(page, 'Space does not press the button', form, showsError);
    return true;
  }
  return false;
}
