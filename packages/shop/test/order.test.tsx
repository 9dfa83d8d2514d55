/** The page of an order, the fields of the checkout one by one, and submitting (docs/reference/shop.md#checkout). */
import { start } from '@enliven/core';
import { html, nextFrames, root, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { behaviors, checkout } from '../src';
import { PAYMENT, REVIEW } from './support/checkout';

const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
const globals = globalThis as Record<string, unknown>;
const running: ReturnType<typeof start>[] = [];

beforeEach(() => {
  globals.wc_checkout_params = { wc_ajax_url: '/?wc-ajax=%%endpoint%%', update_order_review_nonce: 'n1' };
});
afterEach(() => {
  for (const runtime of running.splice(0)) runtime.stop();
  document.body.className = '';
  delete globals.wc_checkout_params;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(markup: string, only = behaviors): Promise<ReturnType<typeof start>> {
  root(markup);
  const runtime = start(only, { strict: true, when: { checkout: 'now', 'shop-details': 'now' } });
  running.push(runtime);
  await until(() => [...runtime.mounts].every(({ state }) => state !== 'loading' && state !== 'queued'));
  await nextFrames();
  return runtime;
}

describe('the page of an order', () => {
  const orderPage = (notice: string) =>
    html`<div class="et_pb_section"><div class="et_pb_row a"><div class="et_pb_column"><div class="woocommerce-order">${notice}<ul class="woocommerce-order-overview woocommerce-thankyou-order-details order_details"><li class="order">Order number: <strong>99</strong></li></ul><section class="woocommerce-order-details"><h2>Order details</h2><table class="shop_table order_details"><tbody><tr class="order_item"><td class="product-name">Mug <strong class="product-quantity">× 2</strong></td></tr></tbody></table></section><section class="woocommerce-customer-details"><address>Ann</address></section></div></div></div><div class="et_pb_row b"><div class="et_pb_column et_pb_column_empty"></div></div></div>`;
  const RECEIVED =
    '<p class="woocommerce-notice woocommerce-notice--success woocommerce-thankyou-order-received">Thank you.</p>';
  const FAILED =
    '<p class="woocommerce-notice woocommerce-notice--error woocommerce-thankyou-order-failed">Declined.</p><p class="woocommerce-thankyou-order-failed-actions"><a href="/checkout/order-pay/99/" class="button pay">Pay</a></p>';

  it.each([
    ['received', RECEIVED],
    ['failed', FAILED],
  ])('that was %s keeps its printed markup, and removes the padding of rows without a module', async (_, notice) => {
    document.body.className = 'woocommerce-checkout woocommerce-order-received';
    const runtime = await open(orderPage(notice));
    const order = find('.woocommerce-order').outerHTML;
    await until(() => find('.b').classList.contains('et_pb_no_top_bottom_padding'));
    expect([...runtime.mounts].map(({ behavior }) => behavior.name)).toEqual(['shop-details']);
    expect(find('.a').className).toBe('et_pb_row a');
    expect(find('.woocommerce-order').outerHTML).toBe(order);
    expect(order).toContain(notice.slice(0, 60));
  });

  it('keeps the padding if the body lacks the class of a received order', async () => {
    await open(orderPage(RECEIVED));
    expect(find('.b').className).toBe('et_pb_row b');
  });
});

const F = 'form-row';
/** Key → type, classes of the row, a valid value, and the errors of an empty and of an invalid value. */
const FIELDS: [key: string, type: string, row: string, good: string, none?: string, wrong?: string][] = [
  ['billing_first_name', 'text', `${F}-first validate-required`, 'Ann', 'required-field'],
  ['billing_last_name', 'text', `${F}-last validate-required`, 'Lee', 'required-field'],
  ['billing_company', 'text', `${F}-wide`, 'Mugs'],
  [
    'billing_country',
    'select',
    `${F}-wide address-field update_totals_on_change validate-required`,
    'DE',
    'required-field',
  ],
  ['billing_address_1', 'text', `${F}-wide address-field validate-required`, 'Street 1', 'required-field'],
  ['billing_address_2', 'text', `${F}-wide address-field`, 'Flat 2'],
  ['billing_city', 'text', `${F}-wide address-field validate-required`, 'Berlin', 'required-field'],
  ['billing_state', 'text', `${F}-wide address-field validate-state`, 'BE'],
  [
    'billing_postcode',
    'text',
    `${F}-wide address-field validate-postcode validate-required`,
    '10115',
    'required-field',
  ],
  ['billing_phone', 'tel', `${F}-wide validate-phone`, '+49 (30) 1-2/3.4#5', undefined, 'phone'],
  ['billing_email', 'email', `${F}-wide validate-email validate-required`, 'a@b.de', 'required-field', 'email'],
  ['account_password', 'password', 'validate-required', 'secret', 'required-field'],
  ['order_comments', 'textarea', 'notes', 'Ring twice'],
];

describe('the fields of a checkout', () => {
  const control = (key: string, type: string) =>
    type === 'select'
      ? `<select name="${key}" id="${key}" autocomplete="country"><option value="">Choose</option><option value="DE">Germany</option></select>`
      : type === 'textarea'
        ? `<textarea name="${key}" id="${key}" class="input-text"></textarea>`
        : `<input type="${type}" name="${key}" id="${key}" class="input-text" autocomplete="on">`;
  const page = () =>
    `<form class="checkout woocommerce-checkout" action="/checkout/" method="post"><div>${FIELDS.map(
      ([key, type, row], at) =>
        `<p class="form-row ${row}" id="${key}_field" data-priority="${at * 10}"><label for="${key}">${key}&nbsp;<abbr class="required" title="required">*</abbr></label><span class="woocommerce-input-wrapper">${control(key, type)}</span></p>`,
    ).join('')}</div>${REVIEW}${PAYMENT}</form>`;

  async function leave(key: string, value: string) {
    const field = find<HTMLInputElement>(`#${key}`);
    field.value = value;
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    await nextFrames();
    const classes = [...find(`#${key}_field`).classList].filter((name) => /^woocommerce-(in)?valid/.test(name));
    return { classes: classes.sort(), invalid: field.getAttribute('aria-invalid') };
  }
  const flawed = (flaw: string) => ({
    classes: ['woocommerce-invalid', `woocommerce-invalid-${flaw}`],
    invalid: 'true',
  });
  const fine = { classes: ['woocommerce-validated'], invalid: null };

  it.each(FIELDS)('validate %s (%s, %s)', async (key, type, _, good, none, wrong) => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    await open(page(), [checkout]);
    const before = find(`#${key}_field`).outerHTML;
    expect(await leave(key, good)).toEqual(fine);
    expect(await leave(key, '')).toEqual(none ? flawed(none) : fine);
    if (type !== 'select') expect(await leave(key, '   ')).toEqual(none ? flawed(none) : fine);
    if (wrong) expect(await leave(key, 'no? way!')).toEqual(flawed(wrong));
    // The error appears again only once the field loses focus.
    await leave(key, '');
    find(`#${key}`).dispatchEvent(new Event('input', { bubbles: true }));
    await until(() => find(`#${key}_field`).outerHTML === before);
  });

  const FILLED = ['address_1', 'city', 'postcode'];
  it.each([
    ['billing_country', 'DE', 1],
    ['billing_city', 'Berlin', 1],
    ['billing_postcode', '10115', 1],
    ['billing_first_name', 'Ann', 0],
    ['billing_email', 'a@b.de', 0],
    ['order_comments', 'Ring', 0],
  ])('changing %s to %s requests the order %i times', async (key, value, requests) => {
    const ask = vi.fn(() => new Promise(() => {}));
    vi.stubGlobal('fetch', ask);
    await open(page(), [checkout]);
    for (const one of FILLED) find<HTMLInputElement>(`#billing_${one}`).value = 'x';
    await leave(key, value);
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(ask).toHaveBeenCalledTimes(requests);
  });
});

describe('an order that is sent by script', () => {
  const FORM = html`<script type="application/json" id="enliven-config">{"shop":{"checkout":"fetch"}}</script><form class="checkout woocommerce-checkout" action="/checkout/" method="post">${REVIEW}${PAYMENT}</form>`;

  async function send(answer: object) {
    const requests: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      requests.push(new URL(url, location.href).searchParams.get('wc-ajax') ?? '');
      return new Response(JSON.stringify(requests.length > 1 ? {} : answer));
    });
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    await open(FORM, [checkout]);
    find<HTMLFormElement>('form').requestSubmit();
    await new Promise((resolve) => setTimeout(resolve, 60));
    return { requests, assign, reload };
  }

  it('navigates to the redirect of the answer', async () => {
    const redirect = 'https://site.test/checkout/order-received/99/?key=wc_order_x';
    const { assign } = await send({ result: 'success', redirect, order_id: 99 });
    expect(assign.mock.calls).toEqual([[redirect]]);
    expect(document.querySelector('[role=alert]')).toBeNull();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '', 7])('does not navigate to %j', async (redirect) => {
    const { assign } = await send({ result: 'success', redirect });
    expect(assign).not.toHaveBeenCalled();
    expect(find('[role=alert]').textContent).not.toBe('');
  });

  it('reloads the page or requests the order review if the answer asks for it', async () => {
    const { reload, requests } = await send({ result: 'failure', reload: true, messages: '' });
    expect([reload.mock.calls.length, requests]).toEqual([1, ['checkout']]);
    for (const runtime of running.splice(0)) runtime.stop();
    const again = await send({
      result: 'failure',
      refresh: true,
      messages: '<ul class="woocommerce-error"><li>No</li></ul>',
    });
    await until(() => again.requests.length === 2);
    expect(again.requests).toEqual(['checkout', 'update_order_review']);
  });
});

describe('an order that the browser submits', () => {
  const navigation = new EventTarget();
  const say = (...types: string[]) => {
    for (const type of types) navigation.dispatchEvent(new Event(type));
  };
  const isBusy = () => find('form').classList.contains('processing');
  const wait = () => new Promise((resolve) => setTimeout(resolve, 40));
  /** @returns whether the browser submits the form */
  const press = () => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

  beforeEach(async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    Object.assign(globals, { navigation });
    await open(html`<form class="checkout woocommerce-checkout" action="/checkout/">${REVIEW}${PAYMENT}</form>`, [
      checkout,
    ]);
    say('navigate');
    expect([press(), isBusy()]).toEqual([true, true]);
    await wait();
  });
  afterEach(() => delete globals.navigation);

  it('can be submitted again once the visitor has stopped the navigation', async () => {
    expect(press()).toBe(false);
    say('navigateerror');
    await until(() => !isBusy());
    expect(press()).toBe(true);
    say('navigate');
    await wait();
    expect([press(), isBusy()]).toEqual([false, true]);
  });

  it('is submitted once, even if another navigation starts meanwhile', async () => {
    say('navigateerror', 'navigate');
    await wait();
    expect([press(), isBusy()]).toEqual([false, true]);
  });

  it('is submitted once, even if a script has replaced window.navigation', async () => {
    for (const runtime of running.splice(0)) runtime.stop();
    Object.assign(globals, { navigation: {} });
    await open(html`<form class="checkout woocommerce-checkout" action="/checkout/">${REVIEW}${PAYMENT}</form>`, [
      checkout,
    ]);
    expect([press(), press()]).toEqual([true, false]);
  });

  it.each([
    [false, 'stays submitted'],
    [true, 'can be submitted again'],
  ])('after a pageshow event with persisted %s %s', async (persisted) => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    await wait();
    expect([isBusy(), press()]).toEqual([!persisted, persisted]);
  });
});
