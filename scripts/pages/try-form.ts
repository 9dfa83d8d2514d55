/** Sends a form of the form plugin to a simulated server: refused by mouse, then corrected and sent by keyboard. */
import type { ElementHandle, Page, Route } from 'playwright';
import { expectSoon, focus, PATIENCE } from './patience';

const CALLS = /\/contact-forms\/\d+\/(feedback(\/schema)?|refill)$/;
const TEXT = '.wpcf7-form-control-wrap :is(input.wpcf7-text, textarea):not([readonly])';

const answer = (status: string, more: object = {}) => ({
  status,
  message: `Said: ${status}`,
  posted_data_hash: '',
  invalid_fields: [],
  ...more,
});

/** Simulates the plugin's server, which refuses the first attempt. */
function serve(field: string): (route: Route) => Promise<void> {
  let sends = 0;
  return async (route) => {
    const isSend = route.request().method() === 'POST';
    if (isSend) sends += 1;
    const refused = answer('validation_failed', { invalid_fields: [{ field, message: 'Not so.' }] });
    const json = isSend ? (sends === 1 ? refused : answer('mail_sent')) : [];
    await route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } });
  };
}

const isRefused = (form: Element): boolean => {
  const active = form.ownerDocument.activeElement;
  return (
    form.getAttribute('data-status') === 'invalid' &&
    form.contains(active) &&
    active?.getAttribute('aria-invalid') === 'true' &&
    form.querySelector('.wpcf7-not-valid-tip')?.textContent === 'Not so.'
  );
};

const isSent = (form: Element): boolean =>
  form.getAttribute('data-status') === 'sent' &&
  form.querySelector('.wpcf7-response-output')?.textContent === 'Said: mail_sent' &&
  form.parentElement?.querySelector('[role=status]')?.textContent === 'Said: mail_sent';

async function firstForm(page: Page): Promise<ElementHandle<Element> | undefined> {
  for (const form of await page.$$('.wpcf7.js > form')) {
    if ((await form.isVisible()) && (await form.$(TEXT))) return form as ElementHandle<Element>;
  }
  return undefined;
}

/** Checks the acceptance boxes, without which the form cannot be sent. */
const accept = (form: Element): void => {
  for (const box of form.querySelectorAll<HTMLInputElement>('.wpcf7-acceptance:not(.optional,.invert) input'))
    if (!box.checked) box.click();
};

/** @returns false if there is nothing to try. @throws Error that names the missing effect */
export async function tryForm(page: Page): Promise<boolean> {
  const form = await firstForm(page);
  const field = await form?.$(TEXT);
  const button = await form?.$('.wpcf7-submit');
  if (!form || !field || !button) return false;
  const name = await field.evaluate((it) => it.closest('[data-name]')?.getAttribute('data-name') ?? '');
  await page.route(CALLS, serve(name));
  await form.evaluate(accept);
  await button.click({ timeout: PATIENCE });
  await expectSoon(page, 'an error of the server is not shown, or its field has no focus', form, isRefused);
  await page.keyboard.type('Noor');
  await focus(page, 'the submit button', button as ElementHandle<Element>);
  await page.keyboard.press('Enter');
  await expectSoon(page, 'a form is not sent', form, isSent);
  await page.unroute(CALLS);
  return true;
}
