/** Values that a browser restores after the behaviors have mounted, without an event: the shop's parts are updated to match them. */
import { type AnyBehavior, start } from '@enliven/core';
import { html, nextFrames, root, until } from '@enliven/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addressFields, cart, checkout, checkoutModules, productRating, shopBasics, variations } from '../src';
import { cartPage, MODULES, PAYMENT } from './support/checkout';
import { RATING, variationsForm } from './support/product';

const find = <E extends HTMLElement = HTMLInputElement>(selector: string) => document.querySelector(selector) as E;
const text = (selector: string) => find<HTMLElement>(selector)?.textContent;
let runtime: ReturnType<typeof start>;

async function open(behaviors: AnyBehavior[], markup: string): Promise<void> {
  root(markup);
  runtime = start(behaviors, { strict: true });
  await until(() => [...runtime.mounts].every(({ state }) => state === 'mounted'));
  await nextFrames();
}

async function show(): Promise<void> {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  await nextFrames();
}

const fetchStub = vi.fn();
beforeEach(() => {
  const entries = [{ type: 'back_forward' }] as unknown as PerformanceEntryList;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
  vi.stubGlobal('fetch', fetchStub);
  fetchStub.mockReset().mockImplementation(() => new Promise(() => {}));
});
afterEach(async () => {
  await runtime.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('restored options show their variation, which is requested only if it differs', async () => {
  await open([variations], variationsForm());
  find('#color').value = 'Red';
  find('#size').value = 'M';
  await show();
  expect([text('.woocommerce-variation-price'), find('[name=variation_id]').value]).toEqual(['18', '217']);
  await runtime.stop();
  vi.stubGlobal('woocommerce_params', { wc_ajax_url: '/?wc-ajax=%%endpoint%%' });
  const form = variationsForm(false).replace('value="Red"', '$& selected').replace('value="S"', '$& selected');
  await open([variations], form);
  await until(() => fetchStub.mock.calls.length === 1);
  await show();
  expect(fetchStub).toHaveBeenCalledTimes(1);
  find('#size').value = 'M';
  await show();
  await until(() => fetchStub.mock.calls.length === 2);
});

it('a restored rating selects its star', async () => {
  await open([productRating], RATING);
  find('#rating').value = '4';
  await show();
  expect([text('.stars .active'), text('[aria-checked=true]'), find('.stars').className]).toEqual([
    '4',
    '4',
    'stars selected',
  ]);
});

it('a restored country shows its states', async () => {
  vi.stubGlobal('wc_country_select_params', { countries: { US: { CA: 'California' } } });
  await open(
    [addressFields],
    html`<div class="woocommerce-billing-fields"><p class="form-row"><label for="c">Country</label><select class="country_to_state" name="billing_country" id="c"><option>DE</option><option>US</option></select></p><p class="form-row" id="billing_state_field"><label for="billing_state">State</label><input name="billing_state" id="billing_state"></p></div>`,
  );
  find('#c').value = 'US';
  await show();
  expect(find('#billing_state').localName).toBe('select');
});

it('a restored payment method shows its box, and a restored address updates the order', async () => {
  vi.stubGlobal('wc_checkout_params', { wc_ajax_url: '/?wc-ajax=%%endpoint%%' });
  await open(
    [checkout],
    html`<form class="checkout woocommerce-checkout" method="post"><p class="form-row address-field update_totals_on_change"><label for="c">Country</label><select name="billing_country" id="c"><option>DE</option><option>US</option></select></p>${PAYMENT}</form>`,
  );
  await show();
  expect(fetchStub).not.toHaveBeenCalled();
  find('#payment_method_bacs').checked = false;
  find('#payment_method_cod').checked = true;
  find('#c').value = 'US';
  await show();
  const shown = (name: string) => find<HTMLElement>(`.payment_box.payment_method_${name}`).style.display;
  expect([shown('bacs'), shown('cod')]).toEqual(['none', 'block']);
  await until(() => fetchStub.mock.calls.length === 1);
});

it('restored checkboxes and payment methods show their sections in a checkout in modules', async () => {
  document.body.classList.add('et_pb_pagebuilder_layout');
  await open([checkoutModules], MODULES);
  find('#ship-to-different-address-checkbox').checked = true;
  find('#payment_method_cod').checked = true;
  await show();
  expect(find('.shipping_address').style.display).toBe('block');
  expect(find('.wc_payment_method.et_pb_checked').className).toContain('payment_method_cod');
  document.body.classList.remove('et_pb_pagebuilder_layout');
});

it('restored quantities enable the update button of a cart, which keeps its shipping method', async () => {
  await open([cart], cartPage(1, 2));
  expect(find('[name=update_cart]').disabled).toBe(true);
  find('.qty').value = '5';
  find('#s2').checked = true;
  await show();
  expect([find('[name=update_cart]').disabled, find('#s1').checked]).toEqual([false, true]);
});

it('a restored order of a product list is reset, so that it can be chosen again', async () => {
  await open(
    [shopBasics],
    html`<form class="woocommerce-ordering" method="get"><select name="orderby" aria-label="Order"><option selected>date</option><option>price</option></select></form>`,
  );
  find('select').value = 'price';
  await show();
  expect(find('select').value).toBe('date');
});

it('filter values that were chosen while the page was loading are kept', async () => {
  const options = html`<option value="">Any</option><option value="red">Red</option>`;
  await open(
    [shopBasics],
    html`<form class="woocommerce-widget-layered-nav-dropdown"><select multiple class="dropdown_layered_nav_color" aria-label="Color">${options}</select></form>`,
  );
  find<HTMLOptionElement>('[value=red]').selected = true;
  find('select').dispatchEvent(new Event('change', { bubbles: true }));
  await show();
  expect(find<HTMLOptionElement>('[value=red]').selected).toBe(true);
});
