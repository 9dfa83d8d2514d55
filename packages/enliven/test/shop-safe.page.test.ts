/** Pages of a shop under trusted types, with untrusted notices, names, prices and fragments: shown without running code. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { PATIENCE, settle } from './support/in-page';
import { html } from './support/markup';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage();
const browser = visits();

const POLICY =
  "script-src 'self' 'nonce-page'; require-trusted-types-for 'script'; trusted-types enliven; base-uri 'none'";
/** Relevant errors. Browsers also report malformed images, and handlers in documents that are only parsed. */
const ERRORS = /^uncaught|TrustedHTML|TrustedScript/;

/** Each part would set `ran` if it ran. */
const HOSTILE = `<img src="/nothing.png" onerror="ran=1"><script>ran=2</script><svg onload="ran=3"><a href="javascript:ran=4"><text>t</text></a></svg><a class="hostile" href="javascript:ran=5" onclick="ran=6">a</a><iframe srcdoc="<script>parent.ran=7</script>"></iframe><button formaction="javascript:ran=8" type="button">b</button><meta http-equiv="refresh" content="0;url=javascript:ran=9"><base href="https://other.test/"><b class="shown">shown</b>`;
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const notice = `<ul class="woocommerce-error" role="alert"><li>${HOSTILE}</li></ul>`;
const cart = (name: string) => `<div class="woocommerce"><div class="woocommerce-notices-wrapper"></div>
<form class="woocommerce-cart-form" action="/cart.html" method="post"><table class="shop_table cart"><tbody>
<tr class="cart_item"><td class="product-remove"><a href="/cart.html?remove_item=k" class="remove" aria-label="Remove">×</a></td>
<td class="product-name">${name}</td><td class="product-quantity"><input type="number" class="qty" aria-label="Quantity" name="cart[k][qty]" value="2"></td></tr>
<tr><td class="actions"><button type="submit" name="update_cart" value="Update">Update</button></td></tr></tbody></table></form>
<div class="cart_totals"><p class="order-total">${name}</p></div></div>`;
const small = (name: string) =>
  `<div class="widget_shopping_cart_content"><ul class="woocommerce-mini-cart"><li class="woocommerce-mini-cart-item"><a href="#" class="remove remove_from_cart_button" data-cart_item_key="k">×</a>${name}<span class="quantity">1 × 6</span></li></ul></div>`;

/** Data with names of prototypes, and addresses that run code. */
const variation = {
  attributes: { attribute_size: 'S' },
  variation_id: 7,
  price_html: HOSTILE,
  availability_html: HOSTILE,
  variation_description: HOSTILE,
  weight_html: HOSTILE,
  sku: HOSTILE,
  is_in_stock: true,
  is_purchasable: true,
  image: { src: 'javascript:ran=10', full_src: 'javascript:ran=11', srcset: 'javascript:ran=12 2x', caption: HOSTILE },
};
const product = (
  data: unknown,
) => `<div class="product"><div class="woocommerce-product-gallery images" style="opacity:0"><div class="woocommerce-product-gallery__image"><a href="javascript:ran=13"><img width="60" height="40" alt="p" src="/p.png" data-caption="${escaped(HOSTILE)}" data-large_image="javascript:ran=14" data-large_image_width="900"></a></div>
<div class="woocommerce-product-gallery__image"><a href="/large.png"><img alt="q" width="60" height="40" src="/q.png" data-large_image="javascript:ran=15"></a></div></div>
<form class="variations_form cart" action="#" data-product_id="1" data-product_variations="${escaped(JSON.stringify(data))}"><table class="variations"><tbody><tr><td class="value"><select aria-label="Size" id="size" name="attribute_size" data-attribute_name="attribute_size"><option value="">Choose</option><option>S</option></select></td></tr></tbody></table>
<div class="single_variation"></div><button type="submit" class="single_add_to_cart_button">Add</button><input type="hidden" name="variation_id" value="0"></form>
<div class="product_meta"><span class="sku">N/A</span></div></div>`;
const CHECKOUT = `<form class="checkout_coupon"><input aria-label="Coupon" name="coupon_code" value="x"><button type="submit" name="apply_coupon">Apply</button></form>
<form class="checkout woocommerce-checkout" action="/checkout.html" method="post"><p class="form-row address-field"><input id="billing_postcode" aria-label="Postcode" name="billing_postcode"></p>
<table class="woocommerce-checkout-review-order-table"><tbody><tr><td>Mug</td></tr></tbody></table><div id="payment" class="woocommerce-checkout-payment"><button type="submit" id="place_order">Order</button></div></form>`;

const PARAMS = {
  wc_ajax_url: '/?wc-ajax=%%endpoint%%',
  cart_url: 'javascript:ran=16',
  i18n_view_cart: HOSTILE,
  cart_hash_key: '__proto__',
  fragment_name: 'fragments',
};
const ANSWERS: Readonly<Record<string, unknown>> = {
  add_to_cart: {
    fragments: { 'div.widget_shopping_cart_content': small(HOSTILE), 'script,body': HOSTILE, head: HOSTILE },
    cart_hash: HOSTILE,
  },
  get_variation: variation,
  update_order_review: {
    result: 'failure',
    messages: notice,
    fragments: {
      '.woocommerce-checkout-review-order-table': `<table class="woocommerce-checkout-review-order-table"><tbody><tr><td>${HOSTILE}</td></tr></tbody></table>`,
      '#payment': `<div id="payment">${HOSTILE}</div>`,
      html: HOSTILE,
    },
  },
};

const answer = (page: Page) =>
  page.route('**/?wc-ajax=*', (route) => {
    const name = new URL(route.request().url()).searchParams.get('wc-ajax') ?? '';
    const data = ANSWERS[name];
    return data ? route.fulfill({ json: data }) : route.fulfill({ body: notice, contentType: 'text/html' });
  });

const script = (flavour: string) =>
  `<script nonce="page">${['woocommerce_params', 'wc_add_to_cart_params', 'wc_cart_fragments_params']
    .map((name) => `window.${name}=${JSON.stringify(PARAMS).replaceAll('<', '\\u003c')};`)
    .join('')}</script><script type="module" src="/enliven/${flavour}enliven.js"></script>`;

describe.each([
  ['react', ''],
  ['lite', 'lite/'],
])('with untrusted content under trusted types, no code runs in (%s)', (_, flavour) => {
  async function open(name: string, body: string) {
    const address = theStage.server.put(name, html({ head: script(flavour), body: `<main>${body}</main>` }), {
      'content-security-policy': POLICY,
    });
    const visit = await browser.open(address, { before: answer });
    await settle(visit.page);
    return visit;
  }

  /** Presses all hostile elements, and checks the remaining markup. */
  async function expectSafe(page: Page, errors: readonly string[]): Promise<void> {
    for (const link of await page.locator('.hostile').all()) await link.dispatchEvent('click');
    const left = await page.evaluate(() => {
      const isCode = ({ name, value }: Attr) => /^on|srcdoc|^http-equiv/.test(name) || /^\s*javascript:/i.test(value);
      return [...document.querySelectorAll('main *')]
        .filter((element) => !element.closest('[data-theirs]') && [...element.attributes].some(isCode))
        .map(({ outerHTML }) => outerHTML.slice(0, 200));
    });
    expect(left).toEqual([]);
    expect(await page.locator('main :is(script,base,meta)').count()).toBe(0);
    expect(await page.evaluate(() => ['ran' in globalThis, 'polluted' in {}])).toEqual([false, false]);
    expect(errors.filter((error) => ERRORS.test(error))).toEqual([]);
  }
  const shown = (page: Page, place: string) =>
    expect.poll(() => page.locator(`${place} .shown`).count(), PATIENCE).toBeGreaterThan(0);

  it('a cart with notices and names of products', async () => {
    const { page, errors } = await open('/cart.html', cart('Mug'));
    theStage.server.put('/cart.html', html({ body: notice + cart(HOSTILE) }));
    await page.locator('.cart_item a.remove').click();
    await shown(page, '.woocommerce-error');
    await shown(page, '.product-name');
    await expectSafe(page, errors);
  });

  it('a list with fragments and texts of the platform', async () => {
    const body = `<div class="product"><a href="?add-to-cart=7" class="ajax_add_to_cart" data-product_id="7">Add</a></div>${small('Mug')}`;
    const { page, errors } = await open('/list.html', body);
    await page.locator('.ajax_add_to_cart').click();
    await shown(page, '.woocommerce-mini-cart-item');
    expect(await page.locator('.added_to_cart').count()).toBe(0);
    await expectSafe(page, errors);
  });

  it.each([
    ['with variations in its markup', [variation]],
    ['with variations of the server', false],
  ])('a product %s', async (__, data) => {
    const { page, errors } = await open('/product.html', product(data));
    await page.selectOption('#size', 'S');
    await shown(page, '.woocommerce-variation-price');
    await page.locator('.woocommerce-product-gallery__image').first().hover();
    await page.locator('.woocommerce-product-gallery__image a').nth(1).click();
    expect(await page.locator('.sku').textContent()).toContain('shown');
    // Links of images in the server's markup are trusted.
    await page.evaluate(() => {
      for (const link of document.querySelectorAll('.woocommerce-product-gallery__image :is(a,img)'))
        link.setAttribute('data-theirs', '');
    });
    await expectSafe(page, errors);
  });

  it('a checkout with an updated order and a coupon', async () => {
    const { page, errors } = await open('/checkout.html', CHECKOUT);
    await page.fill('#billing_postcode', '1010');
    await page.locator('#billing_postcode').blur();
    await shown(page, '.woocommerce-checkout-review-order-table');
    await shown(page, '.woocommerce-error');
    await expectSafe(page, errors);
    await page.locator('[name=apply_coupon]').click();
    await shown(page, '.woocommerce-error');
    await expectSafe(page, errors);
  });
});
