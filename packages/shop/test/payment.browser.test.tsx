/** Payment methods on the checkout, on the page that pays for an existing order, and on the page that adds a payment method (docs/reference/shop.md#checkout). */
import { start } from '@enliven/core';
import { html, nextFrames, root, until } from '@enliven/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkout } from '../src';
import { PAYMENT } from './support/checkout';

const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
const shown = (name: string) => find(`.payment_box.payment_method_${name}`).style.display;
const buttonText = () => find('#place_order').textContent;
const globals = globalThis as Record<string, unknown>;
let runtime: ReturnType<typeof start>;

async function open(markup: string): Promise<void> {
  globals.wc_checkout_params = { wc_ajax_url: '/?wc-ajax=%%endpoint%%' };
  root(markup);
  runtime = start([checkout], { strict: true });
  await until(() => [...runtime.mounts].every(({ state }) => state === 'mounted'));
  await nextFrames();
}
afterEach(async () => {
  await runtime.stop();
  delete globals.wc_checkout_params;
  find('#enliven-config')?.remove();
  vi.unstubAllGlobals();
});

const form = (attributes: string, payment: string) => html`<form ${attributes} method="post">${payment}</form>`;
const ORDER = form('id="order_review"', PAYMENT);

/** A saved payment method as the platform prints it: all boxes are closed, and the button has one label. */
const savedMethod = (name: string, checked = '') =>
  html`<li class="woocommerce-PaymentMethod payment_method_${name}"><input id="payment_method_${name}" type="radio" class="input-radio" name="payment_method" value="${name}" ${checked}><label for="payment_method_${name}">${name}</label><div class="woocommerce-PaymentBox payment_box payment_method_${name}" style="display: none;"><input name="${name}-number" aria-label="Number"></div></li>`;
const ADD = form(
  'id="add_payment_method"',
  html`<div id="payment"><ul class="woocommerce-PaymentMethods payment_methods methods">${savedMethod('bacs', 'checked')}${savedMethod('cod')}</ul><button type="submit" id="place_order" value="Add">Add payment method</button></div>`,
);

it.each([
  ['an existing order', ORDER],
  ['a saved payment method', ADD],
])('the form of %s shows the box of the chosen payment method', async (_, markup) => {
  await open(markup);
  await until(() => shown('bacs') !== 'none' && shown('cod') === 'none');
  find('#payment_method_cod').click();
  await until(() => shown('cod') === 'block' && shown('bacs') === 'none');
  await runtime.stop();
  expect(find('form').querySelectorAll('[style*="block"]')).toHaveLength(0);
});

it('an existing order is submitted once by the browser, even if new orders are sent by script', async () => {
  const config = document.createElement('script');
  Object.assign(config, { type: 'application/json', id: 'enliven-config', text: '{"shop":{"checkout":"fetch"}}' });
  document.head.append(config);
  const fetchMock = vi.fn();
  vi.stubGlobal('fetch', fetchMock);
  await open(ORDER);
  const send = () => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect([send(), send()]).toEqual([true, false]);
  expect(fetchMock).not.toHaveBeenCalled();
});

describe('the label of the order button', () => {
  it('is that of the chosen payment method after other fields change', async () => {
    const payment = PAYMENT.replace('value="cod"', 'value="cod" data-order_button_text="Order, and pay later"');
    await open(form('class="checkout"', html`<p class="form-row"><input class="input-text" name="one"></p>${payment}`));
    expect(buttonText()).toBe('Place order');
    find('#payment_method_cod').click();
    await until(() => buttonText() === 'Order, and pay later');
    for (let change = 0; change < 3; change++) {
      find('[name=one]').dispatchEvent(new Event('change', { bubbles: true }));
      await nextFrames();
      expect(buttonText()).toBe('Order, and pay later');
    }
    find('#payment_method_bacs').click();
    await until(() => buttonText() === 'Place order');
  });
});
