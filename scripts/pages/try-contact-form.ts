/** Sends an empty contact form of the builder by mouse and, with one field filled in, by keyboard. */
import type { ElementHandle, Page } from 'playwright';
import { expectSoon, focus, PATIENCE } from './patience';

/** Required field that takes any text. A tried form has two of them, so that it is never really sent. */
const FREE =
  'textarea[data-required_mark=required], input[data-field_type=input][data-required_mark=required]:not([pattern])';

const showsError = (form: Element): boolean => {
  const message = form.querySelector('.et-pb-contact-message');
  const active = form.ownerDocument.activeElement;
  return message?.querySelector('li') !== null && message?.getAttribute('role') === 'alert' && form.contains(active);
};

async function emptyForm(
  page: Page,
): Promise<[form: ElementHandle<Element>, field: ElementHandle<Element>] | undefined> {
  for (const form of await page.$$('.et_pb_contact_form_container')) {
    const [field, other] = await form.$$(FREE);
    const shown = (await field?.isVisible()) && (await other?.isVisible());
    if (field && shown) return [form as ElementHandle<Element>, field as ElementHandle<Element>];
  }
  return undefined;
}

/** @returns false if there is nothing to try. @throws Error that names the missing effect */
export async function tryContactForm(page: Page): Promise<boolean> {
  const [form, field] = (await emptyForm(page)) ?? [];
  const button = await form?.$('.et_pb_contact_submit');
  if (!form || !field || !button) return false;
  await button.click({ timeout: PATIENCE });
  await expectSoon(page, 'an empty form shows no error', form, showsError);
  await expectSoon(page, 'an empty field is not marked', field, (it) => it.classList.contains('et_contact_error'));
  await focus(page, 'a field', field);
  await page.keyboard.type('Noor');
  await focus(page, 'the submit button', button as ElementHandle<Element>);
  await page.keyboard.press('Enter');
  await expectSoon(page, 'a field that is filled in stays marked', field, (it) => !it.hasAttribute('aria-invalid'));
  await expectSoon(page, 'a form with one field filled in shows no error', form, showsError);
  return true;
}
