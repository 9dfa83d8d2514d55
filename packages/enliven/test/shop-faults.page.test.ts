/** Failures of requests to the shop: a visible message, an unchanged cart, and a successful next press. */
import type { Page, Route } from 'playwright';
import { expect, it } from 'vitest';
import { PATIENCE, settle } from './support/in-page';
import { html } from './support/markup';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage();
const browser = visits();

type Answer = (route: Route) => Promise<unknown> | undefined;
const give =
  (body: string, status = 200): Answer =>
  (route) =>
    route.fulfill({ status, contentType: 'text/html', body });

const hang: Answer = () => undefined;
const FAULTS: Readonly<Record<string, Answer>> = {
  offline: (route) => route.abort('internetdisconnected'),
  hang,
  '500': give('<h1>Error</h1>', 500),
  '403 and -1': give('-1', 403),
  'another page': give('<!doctype html><h1>Log in</h1>'),
  'an empty list': give('[]'),
  'half of JSON': give('{"fragments":{"div.widget_shopping_cart_content":"<div cl'),
  'wrong types': give('{"fragments":7,"result":[],"messages":{},"variation_id":"x"}'),
  'two megabytes': give(`<div class="cart_totals">${'x'.repeat(2 ** 21)}</div>`),
};

const CART = `<div class="woocommerce"><div class="woocommerce-notices-wrapper"></div>
<form class="woocommerce-cart-form" action="/page.html" method="post"><table class="shop_table cart"><tbody>
<tr class="cart_item"><td class="product-remove"><a href="/page.html?remove_item=k" class="remove" aria-label="Remove">×</a></td>
<td class="product-quantity"><input type="number" class="qty" aria-label="Quantity" name="cart[k][qty]" value="2"></td></tr>
<tr><td class="actions"><input name="coupon_code" aria-label="Coupon" value="ten"><button type="submit" name="apply_coupon" value="Apply">Apply</button>
<button type="submit" name="update_cart" value="Update">Update</button></td></tr></tbody></table></form>
<div class="cart_totals"><ul><li><input type="radio" class="shipping_method" name="shipping_method[0]" id="s1" value="flat:1" checked><label for="s1">Flat</label></li>
<li><input type="radio" class="shipping_method" name="shipping_method[0]" id="s2" value="free:2"><label for="s2">Free</label></li></ul>
<form class="woocommerce-shipping-calculator" action="/page.html" method="post"><input name="calc_shipping_city" aria-label="Town" value="Hull"><button name="calc_shipping" value="1">Compute</button></form>
<p class="order-total">18.00</p></div></div>`;
const LIST = `<div class="product"><a href="/page.html?add-to-cart=7" class="ajax_add_to_cart" data-product_id="7">Add</a></div>
<div class="widget_shopping_cart_content"><ul class="woocommerce-mini-cart"><li class="woocommerce-mini-cart-item"><a href="/page.html?remove_item=k" class="remove remove_from_cart_button" data-cart_item_key="k">×</a><span class="quantity">1 × 6</span></li></ul></div>`;
const CHECKOUT = `<div class="woocommerce-notices-wrapper"></div><form class="checkout_coupon" action="/page.html" method="post"><input aria-label="Coupon" name="coupon_code" value="ten"><button type="submit" name="apply_coupon">Apply</button></form>
<form class="checkout woocommerce-checkout" action="/page.html" method="post"><p class="form-row address-field"><select id="billing_country" aria-label="Country" name="billing_country"><option>DE</option><option>US</option></select></p>
<table class="woocommerce-checkout-review-order-table"><tbody><tr class="order-total"><td>18.00 <a href="/page.html?remove_coupon=ten" class="woocommerce-remove-coupon" data-coupon="ten">[Remove]</a></td></tr></tbody></table>
<div id="payment" class="woocommerce-checkout-payment"><button type="submit" id="place_order">Order</button></div></form>`;
const choice = (name: string) =>
  `<select id="${name}" aria-label="${name}" name="attribute_${name}"><option value="">Choose</option><option>S</option><option>M</option></select>`;
const PRODUCT = `<div class="product"><form class="variations_form cart" action="/page.html" method="post" data-product_id="1" data-product_variations="false"><table class="variations"><tbody><tr><td class="value">${choice('size')}</td></tr></tbody></table>
<div class="single_variation"></div><button type="submit" class="single_add_to_cart_button">Add</button><input type="hidden" name="variation_id" value="0"></form></div>`;

interface Request {
  markup: string;
  /** Control that is pressed twice. */
  control: string;
  /** Options that are chosen instead of a press, first and second. */
  options?: readonly [first: string, again: string];
  sentence?: RegExp;
  /** Whether a script handles the next press as well. */
  asks?: boolean;
  /** The failure that is also a valid answer. */
  answer?: string;
}

const REQUESTS: Readonly<Record<string, Request>> = {
  'adding to the cart': { markup: LIST, control: 'a.ajax_add_to_cart' },
  'removing from the mini cart': { markup: LIST, control: '.remove_from_cart_button' },
  'removing from the cart': { markup: CART, control: 'a.remove' },
  'a coupon': { markup: CART, control: '[name=apply_coupon]' },
  'a quantity': { markup: CART, control: '[name=update_cart]' },
  'a shipping option': { markup: CART, control: '#s2', asks: true },
  'the calculator': { markup: CART, control: '[name=calc_shipping]' },
  'updating the order': { markup: CHECKOUT, control: '#billing_country', options: ['US', 'DE'], asks: true },
  'a coupon of the checkout': { markup: CHECKOUT, control: '[name=apply_coupon]' },
  'removing a coupon': { markup: CHECKOUT, control: '.woocommerce-remove-coupon' },
  'an order': { markup: CHECKOUT, control: '#place_order', sentence: /^The order was not placed\.$/ },
  'a variation': {
    markup: PRODUCT,
    control: '#size',
    options: ['S', 'M'],
    sentence: /did not answer|not available/,
    asks: true,
    // Such a variation does not exist.
    answer: 'wrong types',
  },
};

const HEAD = `<script>${['woocommerce_params', 'wc_cart_fragments_params']
  .map((name) => `window.${name}={wc_ajax_url:'/?wc-ajax=%%endpoint%%',cart_hash_key:'h',fragment_name:'f'};`)
  .join('')}window.wc_checkout_params={i18n_checkout_error:'The order was not placed.'}</script>
<script type="application/json" id="enliven-config">{"shop":{"checkout":"fetch"}}</script>
<script type="module" src="/enliven/lite/enliven.js"></script>`;

/** Opens a page whose requests are held back until they are let through. */
async function open() {
  const requests: string[] = [];
  const state = { answer: hang, requests, letThrough: () => {}, page: undefined as unknown as Page };
  let gate = Promise.resolve();
  const { page } = await browser.open(theStage.server.put('/page.html', html({ head: HEAD, body: '<main></main>' })), {
    async before(one) {
      await one.clock.install();
      await one.route(/page\.html|wc-ajax/, async (route) => {
        const request = route.request();
        const isPage = request.resourceType() === 'document';
        if (isPage && !one.url().includes('page.html')) return route.fallback();
        requests.push(isPage ? 'browser' : 'script');
        if (isPage) return route.fulfill({ status: 204 });
        await gate;
        // An aborted request has no route any more.
        await state.answer(route)?.catch(() => {});
      });
    },
  });
  await page.clock.resume();
  return {
    page,
    requests,
    /** @param answer to all later requests, once they are let through */
    hold(answer: Answer): () => void {
      let open = () => {};
      gate = new Promise((resolve) => {
        open = resolve;
      });
      state.answer = answer;
      requests.length = 0;
      return open;
    },
  };
}

/** Returns the visible messages. */
const messagesInView = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=alert],.woocommerce-variation-notice')]
      .filter((element) => {
        const { top, bottom, height } = element.getBoundingClientRect();
        return height > 0 && top >= 0 && bottom <= innerHeight;
      })
      .map(({ textContent }) => textContent?.trim())
      .join(' '),
  );

/** Returns the failures reported since the last call, to error monitoring and to the page. */
const reported = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scope = globalThis as unknown as { reported?: string[] };
    if (!scope.reported) {
      const own: string[] = [];
      scope.reported = own;
      document.addEventListener('enliven:failure', (event) => own.push((event as CustomEvent).detail.package));
      addEventListener('error', ({ message }) => own.push(message));
    }
    return scope.reported.splice(0);
  });

/** Returns the cart, the order and the input. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('.order-total,.quantity,.cart_item')].map(({ textContent }) => `${textContent}`),
    ...[...document.querySelectorAll<HTMLInputElement>('input:not([type=radio],[type=hidden])')].map(
      ({ value }) => value,
    ),
    ...[...document.querySelectorAll<HTMLInputElement>('.shipping_method')].map(({ checked }) => `${checked}`),
  ]);

it.each(Object.entries(REQUESTS))(
  '%s shows a message after each failure, and works at the next press',
  async (_, request) => {
    const {
      markup,
      control,
      options,
      sentence = /^The shop did not answer\. Please try again\.$/,
      asks,
      answer: known,
    } = request;
    const { page, requests, hold } = await open();
    const pressed = page.locator(control);
    for (const [fault, answer] of Object.entries(FAULTS)) {
      requests.length = 0;
      await page.evaluate((text) => {
        Object.assign(document.querySelector('main') as Element, { innerHTML: text });
      }, markup);
      await settle(page);
      // A mini cart requests its content once it is mounted; before that, the browser handles presses.
      if (markup === LIST) await expect.poll(() => requests, PATIENCE).toEqual(['script']);
      if (control.includes('update_cart')) {
        await page.locator('input.qty').click();
        await page.keyboard.type('3');
      }
      const before = await kept(page);
      await reported(page);
      const letThrough = hold(answer);
      if (options) await pressed.selectOption(options[0]);
      else await pressed.dblclick();
      await expect.poll(() => requests.length, PATIENCE).toBe(1);
      letThrough();
      if (answer === hang) await page.clock.fastForward(15_000);
      await expect.poll(() => messagesInView(page), { ...PATIENCE, message: fault }).toMatch(sentence);
      expect({ fault, requests: [...requests], kept: await kept(page) }).toEqual({
        fault,
        requests: ['script'],
        kept: before,
      });
      expect(await page.locator('.processing,[aria-busy=true],.loading').count(), fault).toBe(0);
      // Earlier requests may be aborted as well.
      expect([...new Set(await reported(page))], fault).toEqual(fault === known ? [] : ['@enliven/shop']);
      hold(hang);
      if (options) await pressed.selectOption(options[1]);
      else await pressed.click();
      await expect.poll(() => requests[0], { ...PATIENCE, message: fault }).toBe(asks ? 'script' : 'browser');
    }
  },
);

it('cart fragments that fail to load cause no message, and are requested again with the next change', async () => {
  const { page, requests, hold } = await open();
  await page.context().addCookies([{ name: 'woocommerce_items_in_cart', value: '1', url: theStage.server.origin }]);
  await page.evaluate((text) => {
    Object.assign(document.querySelector('main') as Element, { innerHTML: text });
  }, LIST);
  // The mini cart itself sends the first request.
  await expect.poll(() => requests.length, PATIENCE).toBe(1);
  await settle(page);
  const before = await page.locator('main').innerHTML();
  const change = () => page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'h' })));
  for (const [fault, answer] of Object.entries(FAULTS)) {
    const letThrough = hold(answer);
    await change();
    await expect.poll(() => requests.length, { ...PATIENCE, message: fault }).toBe(1);
    letThrough();
    if (answer === hang) await page.clock.fastForward(15_000);
    await settle(page);
    expect(await page.locator('main').innerHTML(), fault).toBe(before);
  }
  const fragments = { 'div.widget_shopping_cart_content': '<div class="widget_shopping_cart_content">New</div>' };
  hold((route) => route.fulfill({ json: { fragments, cart_hash: 'x' } }))();
  await change();
  await expect.poll(() => page.locator('.widget_shopping_cart_content').textContent(), PATIENCE).toBe('New');
});
