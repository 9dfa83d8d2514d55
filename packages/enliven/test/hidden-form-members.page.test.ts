/** Forms whose fields have every member of a form as name: behaviors work, and restore every byte. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { PATIENCE, settle, stop } from './support/in-page';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage({ site: true });
const browser = visits();

/** Adds fields with the names of all members to each form of a page. The fields are disabled, so that they are not sent. */
async function hideMembers(page: Page, more: readonly string[] = []): Promise<void> {
  const members = await page.evaluate(() => {
    const all: string[] = [];
    for (const name in HTMLFormElement.prototype) all.push(name);
    return all;
  });
  const fields = [...members, ...more].map((name) => `<input type="hidden" disabled name="${name}">`).join('');
  await page.route(`${theStage.site}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace(/<form\b[^>]*>/g, `$&${fields}`);
    return route.fulfill({ response, body });
  });
}

/** Clicks within the page, because the browser's driver reads members of forms. */
const press = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector);
const enter = (page: Page, selector: string, value: string, at = 0) =>
  page.evaluate(
    ([wanted, text, place]) => {
      const field = document.querySelectorAll<HTMLInputElement>(wanted)[place];
      if (!field) throw new Error(`nothing is ${wanted}`);
      field.value = text;
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    },
    [selector, value, at] as const,
  );
const count = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.querySelectorAll(wanted).length, selector);
const some = (page: Page, selector: string) => expect.poll(() => count(page, selector), PATIENCE).toBeGreaterThan(0);
const words = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector);
const soon = (page: Page, selector: string, wanted: RegExp) =>
  expect.poll(() => words(page, selector), PATIENCE).toMatch(wanted);

describe.each(['react', 'lite'])('with fields that hide members of their form, flavour "%s",', (flavour) => {
  async function open(path: string, more: readonly string[] = []): Promise<{ page: Page; errors: string[] }> {
    const before = (page: Page) => hideMembers(page, more);
    const visit = await browser.open(`${theStage.site}${path}?flavour=${flavour}`, { before });
    await settle(visit.page);
    return visit;
  }

  it('a contact form shows missing fields', async () => {
    const { page, errors } = await open('/contact');
    await press(page, '.et_pb_contact_submit');
    await some(page, '.et_pb_contact_form [aria-invalid=true]');
    expect(errors).toEqual([]);
  });

  it.each([0, 1, 2])('a plugin form shows missing fields, also with %i fields named as its state', async (fields) => {
    const { page, errors } = await open('/forms', Array<string>(fields).fill('wpcf7'));
    await press(page, '.wpcf7-submit');
    await some(page, '.wpcf7-not-valid');
    await stop(page);
    expect(errors).toEqual([]);
  });

  it('a plugin form reports that its rules did not arrive', async () => {
    const { page, errors } = await open('/plain');
    await page.route('**/feedback/schema', (route) => route.fulfill({ status: 500 }));
    await page.addInitScript(() => {
      const heard: string[] = [];
      Object.assign(globalThis, { heard });
      addEventListener('enliven:failure', ({ detail, target }) =>
        heard.push(`${(target as Element).className} ${detail.message}`),
      );
    });
    await page.goto(`${theStage.site}/forms?flavour=${flavour}`);
    await settle(page);
    await page.evaluate(() =>
      document
        .querySelector('.wpcf7-form input:not([disabled])')
        ?.dispatchEvent(new Event('focusin', { bubbles: true })),
    );
    const heard = () => page.evaluate(() => String((globalThis as { heard?: string[] }).heard));
    await expect.poll(heard, PATIENCE).toMatch(/wpcf7-form.*the rules could not be fetched/);
    expect(errors.filter((text) => !text.includes('500'))).toEqual([]);
  });

  it('a newsletter shows missing fields, and signs up', async () => {
    const { page, errors } = await open('/newsletter');
    await press(page, '.et_pb_newsletter_button');
    await some(page, '.et_pb_newsletter_form [aria-invalid=true]');
    for (const name of ['firstname', 'lastname']) await enter(page, `#sign-up-0 [name=et_pb_signup_${name}]`, 'Noor');
    await enter(page, '#sign-up-0 [name=et_pb_signup_email]', 'noor@site.example');
    const sent = page.waitForRequest('**/wp-admin/admin-ajax.php');
    await press(page, '#sign-up-0 .et_pb_newsletter_button');
    await sent;
    expect(errors).toEqual([]);
  });

  it('a product shows a variation, and adds it to the cart', async () => {
    const { page, errors } = await open('/product/kettle');
    await enter(page, '#color', 'Red');
    await enter(page, '#size', 'Large');
    await soon(page, '.woocommerce-variation-price', /49\.00/);
    await press(page, '.single_add_to_cart_button');
    await some(page, '.woocommerce-cart-form');
    expect(errors).toEqual([]);
  });

  /** Opens a page of the shop with one product in the cart. */
  async function openWithProduct(path: string): Promise<{ page: Page; errors: string[] }> {
    const visit = await open('/shop');
    await press(visit.page, 'a.ajax_add_to_cart');
    await soon(visit.page, '.woocommerce-mini-cart-item .quantity', /^1 ×/);
    await visit.page.goto(`${theStage.site}${path}?flavour=${flavour}`);
    await settle(visit.page);
    return visit;
  }

  it('a cart changes a quantity, refuses a coupon, and removes an item, all on one page', async () => {
    const { page, errors } = await openWithProduct('/cart');
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    await enter(page, 'input.qty', '3');
    await press(page, '[name=update_cart]');
    await soon(page, '.woocommerce-message', /Cart updated/);
    expect(await page.evaluate(() => document.querySelector<HTMLInputElement>('input.qty')?.value)).toBe('3');
    await settle(page);
    await enter(page, '#coupon_code', 'nothing');
    await press(page, '[name=apply_coupon]');
    await soon(page, '.woocommerce-error', /does not exist/);
    await settle(page);
    await press(page, '.cart_item a.remove');
    await soon(page, '.cart-empty', /Your cart is empty/);
    expect(await count(page, '[data-same-page]')).toBe(1);
    expect(errors).toEqual([]);
  });

  it('a cart shows that the shop does not answer', async () => {
    const { page, errors } = await openWithProduct('/cart');
    await page.route('**/cart**', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.fallback(),
    );
    await enter(page, 'input.qty', '3');
    await press(page, '[name=update_cart]');
    await some(page, '[role=alert]');
    expect(errors.filter((text) => !text.includes('500'))).toEqual([]);
  });

  it('a checkout opens the login, shows an invalid field and the chosen payment, and places the order', async () => {
    const { page, errors } = await openWithProduct('/checkout');
    await press(page, '.showlogin');
    await some(page, '.showlogin[aria-expanded=true]');
    for (const name of ['first_name', 'last_name', 'address_1', 'city', 'postcode', 'email'])
      await enter(page, `#billing_${name}`, 'Mill');
    await some(page, '#billing_email_field.woocommerce-invalid-email');
    await enter(page, '#billing_email', 'nobody@mill.test');
    await expect.poll(() => count(page, '.woocommerce-invalid-email'), PATIENCE).toBe(0);
    await press(page, '#payment_method_cod');
    const isShown = () =>
      page.evaluate(() => document.querySelector('.payment_box.payment_method_cod')?.checkVisibility());
    await expect.poll(isShown, PATIENCE).toBe(true);
    await press(page, '#place_order');
    await some(page, '.woocommerce-thankyou-order-received');
    expect(errors).toEqual([]);
  });
});
