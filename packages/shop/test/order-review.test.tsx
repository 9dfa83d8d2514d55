/** Updates of the order review: when they are requested, and how an answer changes the page (docs/reference/shop.md#checkout). */
import { start } from '@enliven/core';
import { html, htmlResponse, nextFrames, root, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkout } from '../src';
import { PAYMENT, REVIEW } from './support/checkout';

const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
const globals = globalThis as Record<string, unknown>;
const bodies: URLSearchParams[] = [];
let runtime: ReturnType<typeof start>;

const row = (name: string, classes: string, value = '', more = '') =>
  html`<p class="form-row ${classes}" id="${name}_field"><label for="${name}">${name}</label><span class="woocommerce-input-wrapper"><input type="text" class="input-text" name="${name}" id="${name}" value="${value}">${more}</span></p>`;
const NEEDED = 'address-field validate-required';
const form = (payment = PAYMENT) =>
  html`<form class="checkout woocommerce-checkout" action="/checkout/" method="post"><div>${row('billing_city', NEEDED, 'Hull')}${row('billing_postcode', NEEDED, 'HU1')}${row('billing_email', 'validate-required validate-email', '', '<span class="description" id="billing_email-description" aria-hidden="true" style="display:none">For the receipt. <a href="/privacy">Why?</a></span>')}</div><div><input type="checkbox" name="ship_to_different_address" value="1"><div class="shipping_address">${row('shipping_city', NEEDED)}</div></div>${REVIEW}${payment}</form>`;

function answer(data: unknown): void {
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    bodies.push(new URLSearchParams(String(body)));
    return new Response(JSON.stringify(data));
  });
}

/** @param enter enters values before the behaviors mount */
async function open(markup = form(), enter?: () => void): Promise<void> {
  root(markup);
  enter?.();
  runtime = start([checkout], { strict: true });
  await until(() => [...runtime.mounts].every(({ state }) => state === 'mounted'));
  await nextFrames();
}

function type(name: string, value: string, ...types: string[]): void {
  find<HTMLInputElement>(`#${name}`).value = value;
  for (const one of types) find(`#${name}`).dispatchEvent(new Event(one, { bubbles: true }));
}
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const ORDER = { result: 'success', fragments: { '.woocommerce-checkout-review-order-table': REVIEW } };

beforeEach(() => {
  bodies.length = 0;
  globals.wc_checkout_params = { wc_ajax_url: '/?wc-ajax=%%endpoint%%', i18n_checkout_error: 'Not processed.' };
  answer(ORDER);
});
afterEach(() => {
  runtime.stop();
  delete globals.wc_checkout_params;
  vi.unstubAllGlobals();
});

describe('the order review', () => {
  it('is requested a second after the last key, and not again when the field loses focus', async () => {
    await open();
    type('billing_city', 'York', 'input');
    await wait(100);
    type('billing_city', 'Yorkshire', 'input');
    const typedAt = performance.now();
    await until(() => bodies.length === 1);
    expect(performance.now() - typedAt).toBeGreaterThan(990);
    expect(bodies[0]?.get('city')).toBe('Yorkshire');
    type('billing_city', 'Yorkshire', 'change');
    await wait(40);
    expect(bodies).toHaveLength(1);
  });

  it('is requested for an address that was entered before the mount', async () => {
    await open(form(), () => {
      find<HTMLInputElement>('#billing_postcode').value = 'YO1';
    });
    await until(() => bodies.length === 1);
    expect(bodies[0]?.get('postcode')).toBe('YO1');
  });

  it('selects the shipping and payment methods of the answer if the chosen ones are gone', async () => {
    const choice = (name: string, type: string, checked = '') =>
      html`<li><input type="radio" class="${type}" name="${type}" id="${name}" value="${name}" ${checked}></li>`;
    const table = (inner: string) => html`<div class="woocommerce-checkout-review-order-table">${inner}</div>`;
    const before = choice('flat', 'shipping_method') + choice('pickup', 'shipping_method', 'checked');
    await open(form(table(before + choice('bacs', 'input-radio') + choice('cod', 'input-radio', 'checked'))));
    const after = choice('flat', 'shipping_method', 'checked') + choice('bacs', 'input-radio', 'checked');
    answer({ result: 'success', fragments: { 'div.woocommerce-checkout-review-order-table': table(after) } });
    type('billing_city', 'York', 'change');
    await until(() => find('#pickup') === null);
    expect(['flat', 'bacs'].map((id) => find<HTMLInputElement>(`#${id}`).checked)).toEqual([true, true]);
  });

  it('is not requested while a required part of the address is empty', async () => {
    await open();
    type('billing_postcode', '', 'input', 'change');
    type('billing_city', 'York', 'input', 'change');
    await wait(40);
    expect(bodies).toHaveLength(0);
    type('billing_postcode', 'YO1', 'input', 'change');
    await until(() => bodies.length === 1);
  });

  it('is requested with has_full_address if only hidden fields are empty', async () => {
    await open();
    type('billing_city', 'York', 'change');
    await until(() => bodies.length === 1);
    expect(bodies[0]?.get('has_full_address')).toBe('true');
    find('[name=ship_to_different_address]').click();
    await until(() => bodies.length === 2);
    expect(bodies[1]?.get('has_full_address')).toBe('false');
  });

  it('keeps fragments that have not changed', async () => {
    await open();
    const table = () => find('.woocommerce-checkout-review-order-table');
    const [printed] = [table()];
    type('billing_city', 'York', 'change');
    await until(() => table() !== printed);
    const [first] = [table()];
    type('billing_city', 'Leeds', 'change');
    await until(() => bodies.length === 2 && find('.processing') === null);
    expect(table()).toBe(first);
  });

  it('validates all fields after a failed answer', async () => {
    answer({ ...ORDER, result: 'failure', messages: '<ul class="woocommerce-error"><li>No.</li></ul>' });
    await open();
    type('billing_city', 'York', 'change');
    await until(() => find('#billing_email_field').classList.contains('woocommerce-invalid-required-field'));
    expect(find('#billing_email').getAttribute('aria-invalid')).toBe('true');
  });

  it('sends one request for all forms of a checkout in modules, and shows the newest answer', async () => {
    const answers: ((data: unknown) => void)[] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
      bodies.push(new URLSearchParams(String(body)));
      return new Response(JSON.stringify(await new Promise((resolve) => answers.push(resolve))));
    });
    const module = html`<div class="et_pb_wc_checkout_billing"><form>${row('billing_city', NEEDED, 'Hull')}${row('billing_email', 'validate-required')}</form></div>`;
    await open(module + html`<form class="checkout">${REVIEW}${PAYMENT}</form>`);
    type('billing_city', 'York', 'change');
    document.body.dispatchEvent(new CustomEvent('shop:update_checkout', { bubbles: true }));
    await until(() => bodies.length > 0);
    await wait(40);
    expect(bodies).toHaveLength(1);
    document.body.dispatchEvent(new CustomEvent('shop:update_checkout', { bubbles: true }));
    await until(() => answers.length === 2);
    const of = (sum: string) => ({
      result: 'failure',
      fragments: { '.woocommerce-checkout-review-order-table': REVIEW.replace('18.00', sum) },
    });
    answers[1]?.(of('20.00'));
    await until(() => find('.order-total').textContent === '20.00');
    answers[0]?.(of('19.00'));
    await until(() => find('#billing_email_field').classList.contains('woocommerce-invalid-required-field'));
    await wait(40);
    expect(find('.order-total').textContent).toBe('20.00');
  });

  it('keeps focus in a replaced fragment, even if the focused element is gone', async () => {
    const link = '<a href="/?remove_coupon=ten" class="woocommerce-remove-coupon" data-coupon="ten">[Remove]</a>';
    const notice = '<div class="woocommerce-message" role="alert">Coupon removed.</div>';
    const table = (inner: string) => REVIEW.replace('18.00', `18.00 ${inner}`);
    await open(form(PAYMENT).replace(REVIEW, table(link)));
    vi.stubGlobal('fetch', async (url: string) =>
      url.includes('remove_coupon') ? htmlResponse(notice) : new Response(JSON.stringify(ORDER)),
    );
    find('.woocommerce-remove-coupon').focus();
    find('.woocommerce-remove-coupon').click();
    await until(() => find('.woocommerce-remove-coupon') === null);
    expect(document.activeElement).toBe(find('.woocommerce-checkout-review-order-table'));
    answer({ result: 'success', fragments: { '#payment': PAYMENT.replace('Pay by bacs', 'Pay by bank') } });
    find('#payment_method_bacs').focus();
    type('billing_city', 'York', 'change');
    await until(() => find('#payment').textContent?.includes('by bank') ?? false);
    expect(document.activeElement).toBe(find('#payment_method_bacs'));
  });

  it('removes the messages of the previous answer', async () => {
    const fail = () => vi.stubGlobal('fetch', async () => htmlResponse('', { status: 500 }));
    const refuse = () => answer({ ...ORDER, messages: '<ul class="woocommerce-error"><li>No.</li></ul>' });
    await open();
    for (const [make, message] of [
      [fail, 'The shop did not answer'],
      [refuse, 'No.'],
    ] as const) {
      make();
      type('billing_city', `York ${message}`, 'change');
      await until(() => !!find('.woocommerce-error')?.textContent?.startsWith(message));
      answer(ORDER);
      type('billing_city', `Leeds ${message}`, 'change');
      await until(() => find('[role=alert],.woocommerce-error') === null);
    }
  });

  it.each([
    ['a banner', '<div class="woocommerce-error">Expired. <a href="/shop/">Shop</a></div>'],
    ['a list', '<ul class="woocommerce-error"><li>Expired. <a href="/shop/">Shop</a></li></ul>'],
  ])(
    'gives way to the shop’s notice of an expired session in %s, which is announced and scrolled into view',
    async (_, notice) => {
      await open();
      const shown = vi.fn();
      vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(shown);
      answer({ fragments: { 'form.woocommerce-checkout': notice } });
      find('#billing_city').focus();
      type('billing_city', 'York', 'change');
      await until(() => find('[role=alert]')?.textContent === 'Expired. Shop');
      expect([find('form'), find('[role=alert]').localName, shown.mock.calls.length]).toEqual([null, 'div', 1]);
      expect(document.activeElement).toBe(find('[role=alert] a'));
      vi.restoreAllMocks();
    },
  );

  it('selects the first payment method if none is chosen', async () => {
    await open(form(PAYMENT.replace('checked', '')));
    await until(() => find('.payment_box.payment_method_bacs').style.display === 'block');
    expect(find<HTMLInputElement>('#payment_method_bacs').checked).toBe(true);
  });
});

it('a field shows its description while it has focus, until Escape is pressed', async () => {
  await open();
  const before = find('#billing_email-description').outerHTML;
  const descriptionState = () => [
    find('#billing_email-description').style.display,
    find('#billing_email-description').getAttribute('aria-hidden'),
  ];
  find('#billing_email').focus();
  await until(() => descriptionState().join() === 'block,false');
  find('#billing_email-description a').focus();
  await nextFrames();
  expect(descriptionState()).toEqual(['block', 'false']);
  find('#billing_email').focus();
  find('#billing_email').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await until(() => descriptionState().join() === 'none,true');
  find('#billing_email').blur();
  find('#billing_email').focus();
  await until(() => descriptionState()[0] === 'block');
  find('#billing_city').focus();
  await until(() => find('#billing_email-description').outerHTML === before);
});

it('an order whose request fails shows the platform’s error message', async () => {
  await open(`<script type="application/json" id="enliven-config">{"shop":{"checkout":"fetch"}}</script>${form()}`);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await until(() => find('[role=alert]')?.textContent === 'Not processed.');
  await until(() => find('#billing_email_field').classList.contains('woocommerce-invalid'));
});
