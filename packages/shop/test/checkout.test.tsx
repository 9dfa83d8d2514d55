/** The checkout without the platform's scripts. */
import { start } from '@enliven/core';
import { html, htmlResponse, nextFrames, root, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkout } from '../src';
import { findError } from '../src/checkout/use-fields';
import { errors, PAYMENT, REVIEW } from './support/checkout';
import { type Answer, FAULTS, shortenTimeout } from './support/faults';

const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
const globals = globalThis as Record<string, unknown>;
const requests: { name: string | null; body: URLSearchParams }[] = [];
const running: ReturnType<typeof start>[] = [];

const row = (name: string, classes: string, inner: string) =>
  html`<p class="form-row ${classes}" id="${name}_field"><label for="${name}">${name}</label>${inner}</p>`;
const text = (name: string, classes = '') =>
  row(name, classes, html`<input type="text" class="input-text" name="${name}" id="${name}">`);
const TERMS =
  '<p class="form-row validate-required"><input type="checkbox" name="terms" id="terms"><label for="terms">Terms</label></p>';
const FORM = html`<form class="checkout_coupon woocommerce-form-coupon"><input name="coupon_code" value="ten"><button name="apply_coupon" value="Apply">Apply</button></form><form name="checkout" class="checkout woocommerce-checkout" action="/checkout/" method="post">${text('billing_city', 'address-field validate-required')}${text('billing_email', 'validate-required validate-email')}${text('billing_phone', 'validate-phone')}${row('billing_country', 'address-field update_totals_on_change', '<select name="billing_country" id="billing_country"><option>DE</option><option>US</option></select>')}<p class="form-row create-account"><input type="checkbox" id="createaccount" name="createaccount" value="1"></p><div class="create-account"><input name="account_password"></div><h3 id="ship-to-different-address"><input type="checkbox" name="ship_to_different_address" value="1"></h3><div class="shipping_address">${text('shipping_city')}</div>${REVIEW}${PAYMENT.replace('</ul>', `</ul>${TERMS}`)}</form>`;

function answer(make: Answer): void {
  requests.length = 0;
  vi.stubGlobal('fetch', async (url: string, { body, signal }: RequestInit = {}) => {
    requests.push({
      name: new URL(url, location.href).searchParams.get('wc-ajax'),
      body: new URLSearchParams(String(body ?? '')),
    });
    return make(signal);
  });
}

const json = (data: unknown) => () => new Response(JSON.stringify(data));

async function open(options = ''): Promise<void> {
  globals.wc_checkout_params = {
    wc_ajax_url: '/?wc-ajax=%%endpoint%%',
    update_order_review_nonce: 'n1',
    apply_coupon_nonce: 'n2',
    remove_coupon_nonce: 'n3',
  };
  root(
    html`<main>${options && `<script type="application/json" id="enliven-config">${options}</script>`}<div class="woocommerce-notices-wrapper"></div>${FORM}</main>`,
  );
  const runtime = start([checkout], { strict: true, when: { checkout: 'now' } });
  running.push(runtime);
  await until(() => [...runtime.mounts].every(({ state }) => state === 'mounted'));
  await nextFrames();
}

function change(selector: string, value?: string): void {
  const control = find<HTMLInputElement>(selector);
  if (value === undefined) control.click();
  else {
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

const submit = (selector = 'form.checkout') =>
  find(selector).dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

beforeEach(shortenTimeout);
afterEach(async () => {
  for (const runtime of running.splice(0)) await runtime.stop();
  delete globals.wc_checkout_params;
  vi.unstubAllGlobals();
});

describe('a checkout field', () => {
  const classes = (...names: string[]) =>
    Object.assign(document.createElement('p'), { className: names.join(' ') }).classList;
  it.each([
    ['validate-required', '', 'required-field'],
    ['validate-required', '  ', 'required-field'],
    ['validate-email', '', undefined],
    ['validate-email', 'a@b', 'email'],
    ['validate-email', 'a@b.c', undefined],
    ['validate-email', 'a b@c.d', 'email'],
    ['validate-phone', '+49 (30) 12-34/5.6#_', undefined],
    ['validate-phone', '030 abc', 'phone'],
  ])('with the class %s and the value "%s" has the error %s', (name, value, flaw) => {
    expect(findError(classes(name), { type: 'text', value })).toBe(flaw);
  });

  it('shows its error once it loses focus, and hides it while the visitor types', async () => {
    await open();
    change('#billing_email', 'nobody');
    await until(() => find('#billing_email_field').classList.contains('woocommerce-invalid-email'));
    expect(find('#billing_email').getAttribute('aria-invalid')).toBe('true');
    find('#billing_email').dispatchEvent(new Event('input', { bubbles: true }));
    await until(() => !find('#billing_email_field').classList.contains('woocommerce-invalid'));
    change('#billing_email', 'a@b.test');
    await until(() => find('#billing_email_field').classList.contains('woocommerce-validated'));
  });

  it('shows the errors of all fields that autofill changes at once', async () => {
    await open();
    change('#billing_email', 'nobody');
    change('#billing_phone', 'none');
    await until(() => find('#billing_phone_field').classList.contains('woocommerce-invalid-phone'));
    expect(find('#billing_email_field').classList.contains('woocommerce-invalid-email')).toBe(true);
  });
});

describe('the checkout', () => {
  it('shows the sections of the checked options', async () => {
    await open();
    const shown = () =>
      [
        '.payment_box.payment_method_bacs',
        '.payment_box.payment_method_cod',
        '.shipping_address',
        'div.create-account',
      ].map((one) => find(one).style.display);
    expect(shown()).toEqual(['block', 'none', 'none', 'none']);
    answer(json({ result: 'success', fragments: { '.nothing': '' } }));
    for (const one of ['#payment_method_cod', '[name=ship_to_different_address]', '#createaccount']) change(one);
    await until(() => shown().join() === 'none,block,block,block');
  });

  it('updates the order without losing checked and typed values', async () => {
    await open();
    change('#payment_method_cod');
    find<HTMLInputElement>('#terms').checked = true;
    find('#terms').focus();
    answer(
      json({
        result: 'success',
        messages: '',
        reload: false,
        fragments: {
          '.woocommerce-checkout-review-order-table': REVIEW.replace('18.00', '19.50'),
          '.woocommerce-checkout-payment': PAYMENT.replace('</ul>', `</ul>${TERMS}`),
        },
      }),
    );
    change('#billing_city', 'Köln');
    change('#billing_country', 'US');
    await until(() => find('.order-total').textContent === '19.50');
    expect(requests.map(({ name }) => name)).toEqual(['update_order_review']);
    expect(
      Object.fromEntries(
        [...(requests[0]?.body ?? [])].filter(([name]) =>
          /^(security|payment_method|country|city|s_city|has_full)/.test(name),
        ),
      ),
    ).toEqual({
      security: 'n1',
      payment_method: 'cod',
      country: 'US',
      city: 'Köln',
      s_city: 'Köln',
      has_full_address: 'true',
    });
    expect([
      find<HTMLInputElement>('#payment_method_cod').checked,
      find<HTMLInputElement>('#terms').checked,
      document.activeElement,
    ]).toEqual([true, true, find('#terms')]);
    await until(() => find('.payment_box.payment_method_cod').style.display === 'block');
  });

  it.each(FAULTS)('keeps the order when the server %s', async (_, make) => {
    await open();
    const before = find('.order-total');
    answer(make);
    change('#billing_country', 'US');
    await until(() => find('[role=alert]') !== null);
    expect([requests.length, find('.order-total') === before, find('.processing')]).toEqual([1, true, null]);
    await running.pop()?.stop();
    expect(find('[role=alert]')).toBeNull();
  });

  it('is restored when the runtime stops while an order or a coupon is pending', async () => {
    answer(() => new Promise(() => {}));
    await open('{"shop":{"checkout":"fetch"}}');
    const before = find('form.woocommerce-checkout').className;
    find<HTMLFormElement>('form.woocommerce-checkout').requestSubmit();
    find<HTMLFormElement>('form.checkout_coupon').requestSubmit();
    expect(document.querySelectorAll('.processing')).toHaveLength(2);
    running.at(-1)?.stop();
    await until(() => document.querySelectorAll('.processing').length === 0);
    expect(find('form.woocommerce-checkout').className).toBe(before);
    expect(document.querySelector('.woocommerce-error')).toBeNull();
  });

  it('is submitted by the browser once', async () => {
    await open();
    expect([submit(), submit()]).toEqual([true, false]);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(submit()).toBe(true);
  });

  it('applies a coupon', async () => {
    await open();
    answer(() => htmlResponse('<div class="woocommerce-message" role="alert">Applied.</div>'));
    const applied = vi.fn();
    document.addEventListener('shop:applied_coupon_in_checkout', applied, { once: true });
    expect(submit('form.checkout_coupon')).toBe(false);
    await until(() => requests.length === 2);
    expect(applied.mock.calls[0]?.[0].detail.args).toEqual(['ten']);
    expect(requests.map(({ name, body }) => [name, body.get('coupon_code')])).toEqual([
      ['apply_coupon', 'ten'],
      ['update_order_review', null],
    ]);
  });

  it.each(FAULTS)('leaves the next submit of a coupon to the browser when the server %s', async (_, make) => {
    await open();
    answer(make);
    expect([submit('form.checkout_coupon'), submit('form.checkout_coupon')]).toEqual([false, false]);
    await until(() => find('[role=alert]') !== null);
    expect([requests.length, submit('form.checkout_coupon')]).toEqual([1, true]);
    await running.pop()?.stop();
    expect(find('[role=alert]')).toBeNull();
  });
});

describe('an applied coupon', () => {
  const REMOVE =
    '<a href="/checkout/?remove_coupon=ten" class="woocommerce-remove-coupon" data-coupon="ten">Remove</a>';
  const press = () =>
    find('.woocommerce-remove-coupon').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

  it.each(FAULTS)('is removed by the browser on the next press when the server %s', async (_, make) => {
    await open();
    find('.order-total td').innerHTML = REMOVE;
    answer(make);
    expect([press(), press()]).toEqual([false, false]);
    await until(() => find('[role=alert]') !== null);
    expect(requests.map(({ name, body }) => [name, body.get('coupon'), body.get('security')])).toEqual([
      ['remove_coupon', 'ten', 'n3'],
    ]);
    expect([find('.processing'), press(), requests.length]).toEqual([null, true, 1]);
  });

  it('can be removed in an order module whose form is not a checkout form', async () => {
    await open();
    find('form.checkout').insertAdjacentHTML(
      'beforebegin',
      `<form><table class="woocommerce-checkout-review-order-table"><tr><td>${REMOVE}</td></tr></table></form>`,
    );
    answer(() => htmlResponse('<div class="woocommerce-message" role="alert">Removed.</div>'));
    expect(press()).toBe(false);
    await until(() => find('.woocommerce-message') !== null);
    expect(requests[0]?.name).toBe('remove_coupon');
  });
});

describe('a checkout that is sent by script', () => {
  const FETCH = '{"shop":{"checkout":"fetch"}}';

  it('shows the errors of the answer, and can be sent again', async () => {
    await open(FETCH);
    answer(json({ result: 'failure', messages: errors('billing_city'), refresh: false, reload: false }));
    expect([submit(), submit()]).toEqual([false, false]);
    await until(() => find('[data-id=billing_city]') !== null);
    expect([requests.length, requests[0]?.name, find('.processing')]).toEqual([1, 'checkout', null]);
    submit();
    expect(requests).toHaveLength(2);
  });

  it.each(FAULTS)('is submitted by the browser the next time when the server %s', async (_, make) => {
    await open(FETCH);
    answer(make);
    submit();
    await until(() => find('[role=alert]') !== null);
    expect([requests.length, submit()]).toEqual([1, true]);
    await running.pop()?.stop();
    expect(find('[role=alert]')).toBeNull();
  });
});
