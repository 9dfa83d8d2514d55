/** Shop of the example site in Chromium: by keyboard from the list to the order, with and without the platform's scripts. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { PATIENCE, settle } from './support/in-page';
import { stage } from './support/stage';
import { violations } from './support/violations';
import { visits } from './support/visit';

const theStage = stage({ site: true });
const browser = visits();

const text = (page: Page, selector: string) => page.locator(selector).first().textContent();
const soon = (page: Page, selector: string, wanted: string | RegExp) =>
  expect.poll(() => text(page, selector).catch(() => ''), PATIENCE).toMatch(wanted);

/** Moves focus with Tab. */
async function reach(page: Page, selector: string): Promise<void> {
  for (let turn = 0; turn < 120; turn++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} is not reached by keyboard`);
}

it('the shop can be used by keyboard from the list to the order', async () => {
  const { page, errors } = await browser.open(`${theStage.site}/shop?flavour=lite`);
  await settle(page);
  await reach(page, 'a.ajax_add_to_cart');
  await page.keyboard.press('Enter');
  await soon(page, '.woocommerce-mini-cart-item .quantity', /^1 ×/);
  await soon(page, '.et-cart-info', /1 bag/);
  expect(await violations(page)).toEqual([]);
  await reach(page, '.added_to_cart');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/cart/);
  await settle(page);
  await reach(page, 'input.qty');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await soon(page, '.woocommerce-message', 'Cart updated');
  expect(await page.evaluate(() => document.activeElement?.matches('input.qty'))).toBe(true);
  await soon(page, '.order-total', '48.40');
  await reach(page, 'input.shipping_method');
  await page.keyboard.press('ArrowDown');
  await soon(page, '.order-total', '43.50');
  expect(await violations(page)).toEqual([]);
  await settle(page);
  await reach(page, 'a.checkout-button');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/checkout/);
  await settle(page);
  expect(await violations(page)).toEqual([]);
  for (const name of ['first_name', 'last_name', 'address_1', 'city', 'postcode']) {
    await reach(page, `#billing_${name}`);
    await page.keyboard.type('Mill');
  }
  await reach(page, '#billing_email');
  await page.keyboard.type('nobody');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.locator('.woocommerce-invalid-email').count(), PATIENCE).toBe(1);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  await page.keyboard.type('@mill.test');
  await reach(page, 'input[name=payment_method]');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.locator('.payment_box.payment_method_cod').isVisible(), PATIENCE).toBe(true);
  await reach(page, '#place_order');
  await page.keyboard.press('Enter');
  await page.waitForURL(/order-received/);
  expect(await text(page, '.woocommerce-thankyou-order-received')).toContain('has been received');
  expect(await violations(page)).toEqual([]);
  expect(errors).toEqual([]);
});

it('the checkout shows the errors of an order, and keeps the input', async () => {
  const { page, errors } = await browser.open(`${theStage.site}/shop?flavour=lite`);
  await settle(page);
  await page.locator('a.ajax_add_to_cart').first().click();
  await soon(page, '.et-cart-info', /1 bag/);
  await page.goto(`${theStage.site}/checkout?flavour=lite`);
  await settle(page);
  const login = page.locator('.showlogin');
  await login.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => page.locator('#username').isVisible(), PATIENCE).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('username');
  expect(await login.getAttribute('aria-expanded')).toBe('true');
  expect(await violations(page)).toEqual([]);
  await page.locator('.showcoupon').click();
  await page.locator('#coupon_code').fill('no such coupon');
  expect(await violations(page)).toEqual([]);
  await page.locator('[name=apply_coupon]').click();
  await soon(page, '.woocommerce-error', 'does not exist');
  expect(await violations(page)).toEqual([]);
  await page.locator('#billing_first_name').fill('Mill');
  await page.locator('#place_order').click();
  // The browser sends the form: this page is the server's, including errors.
  await soon(page, '.woocommerce-error', /Billing Last name.* is a required field/);
  expect(await page.locator('#billing_first_name').inputValue()).toBe('Mill');
  await settle(page);
  await page.locator('.woocommerce-error [data-id=billing_city]').first().click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('billing_city');
  expect(errors).toEqual([]);
});

/** The platform's scripts, by their handles. */
const HANDLES =
  'woocommerce wc-cart wc-checkout wc-add-to-cart wc-cart-fragments wc-single-product wc-add-to-cart-variation wc-country-select wc-address-i18n';
const JQUERY = readFileSync(createRequire(import.meta.url).resolve('jquery/dist/jquery.min.js'), 'utf8');
/** Models the platform's script on a checkout: it triggers events, and shows the box of the chosen payment. */
const DRIVER = `jQuery(function ($) {
  if (!$('form.checkout').length) return;
  $(document.body).trigger('init_checkout');
  $('form.checkout').on('change', 'input[name=payment_method]', function () {
    $('.payment_box').hide().filter('.payment_method_' + this.value).show();
    $(document.body).trigger('payment_method_selected');
  });
  setTimeout(function () { $(document.body).trigger('updated_checkout'); }, 50);
});`;

/** Adds the platform's scripts to every page of the shop. */
async function addPlatform(page: Page, origin: string): Promise<void> {
  await page.route(`${origin}/platform/*`, (route) => {
    const file = route.request().url().split('/').at(-1);
    const body = { 'jquery.js': JQUERY, 'wc-checkout.js': DRIVER }[`${file}`] ?? '';
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  const tags = ['jquery', ...HANDLES.split(' ')].map(
    (name) => `<script id="${name}-js" src="/platform/${name}.js"></script>`,
  );
  await page.route(`${origin}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    // The browser follows redirects, so that it has the right address.
    const response = await route.fetch({ maxRedirects: 0 });
    const type = response.headers()['content-type'] ?? '';
    if (!type.includes('html')) return route.fulfill({ response });
    const body = (await response.text()).replace('</head>', `${tags.join('')}</head>`);
    // The site's policy does not allow these scripts.
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    return route.fulfill({ response, headers, body });
  });
}

it('the shop can be used by keyboard from the list to the order beside the platform’s scripts', async () => {
  const { page, errors } = await browser.open(`${theStage.site}/shop?flavour=lite`, {
    before: (one) => addPlatform(one, theStage.site),
  });
  const { behaviors } = await settle(page);
  const mounted = behaviors.filter((one) => one.mounted > 0).map(({ name }) => name);
  expect(mounted).toContain('cart-count');
  expect(mounted).not.toContain('add-to-cart');
  await reach(page, 'a.ajax_add_to_cart');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/cart/);
  await settle(page);
  await soon(page, '.et-cart-info', /1 (bag|item)/i);
  await reach(page, 'input.qty');
  await page.keyboard.type('3');
  await reach(page, 'button[name=update_cart]');
  await page.keyboard.press('Enter');
  await soon(page, '.woocommerce-message', 'Cart updated');
  await soon(page, '.et-cart-info', /3 (bags|items)/i);
  await settle(page);
  expect(await violations(page)).toEqual([]);
  await reach(page, 'a.checkout-button');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/checkout/);
  await settle(page);
  expect(await violations(page)).toEqual([]);
  for (const name of ['first_name', 'last_name', 'address_1', 'city', 'postcode', 'email']) {
    await reach(page, `#billing_${name}`);
    await page.keyboard.type(name === 'email' ? 'nobody@mill.test' : 'Mill');
  }
  await reach(page, 'input[name=payment_method]');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.locator('.payment_box.payment_method_cod').isVisible(), PATIENCE).toBe(true);
  await reach(page, '#place_order');
  await page.keyboard.press('Enter');
  await page.waitForURL(/order-received/);
  expect(await text(page, '.woocommerce-thankyou-order-received')).toContain('has been received');
  expect(errors).toEqual([]);
});

it('a product page has images, a lightbox, variations and ratings', async () => {
  const { page, errors } = await browser.open(`${theStage.site}/product/kettle?flavour=lite`);
  await settle(page);
  const gallery = page.locator('.woocommerce-product-gallery');
  expect(await gallery.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  const first = gallery.locator('.woocommerce-product-gallery__image img').first();
  const scale = () => first.evaluate((image) => image.style.transform);
  const box = (await first.boundingBox()) ?? { x: 0, y: 0 };
  // The code for zooming loads when the pointer first enters.
  await expect
    .poll(async () => {
      await page.mouse.move(box.x + 30, box.y + 30, { steps: 2 });
      await page.mouse.move(box.x + 60, box.y + 40, { steps: 2 });
      return scale();
    }, PATIENCE)
    .toMatch(/^scale\(\d/);
  await page.mouse.move(1, 1);
  await expect.poll(scale, PATIENCE).toBe('');
  await gallery.locator('.woocommerce-product-gallery__image a').nth(1).click();
  await expect.poll(() => first.getAttribute('alt'), PATIENCE).toBe('Kettle, picture 2');
  await first.click();
  await expect.poll(() => page.locator('.mfp-wrap').count(), PATIENCE).toBe(1);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.mfp-wrap').count(), PATIENCE).toBe(0);
  await page.selectOption('#color', 'Red');
  await page.selectOption('#size', 'Large');
  await soon(page, '.woocommerce-variation-price', '49.00');
  expect(await violations(page)).toEqual([]);
  await page.locator('.reviews_tab a').click();
  await page.locator('#comment').fill('It boils.');
  await page.locator('.comment-form [name=review]').click();
  await soon(page, '.stars + select + [role=alert]', 'select a rating');
  expect(await violations(page)).toEqual([]);
  await page.locator('.stars .star-4').click();
  expect(await page.locator('#rating').inputValue()).toBe('4');
  expect(await violations(page)).toEqual([]);
  await page.locator('.single_add_to_cart_button').click();
  await page.waitForURL(/\/cart/);
  expect(await text(page, '.cart_item .product-name')).toContain('Kettle, Red, Large');
  expect(errors).toEqual([]);
});

it('two tabs of a browser show the same cart, without accessibility violations', async () => {
  const { page } = await browser.open(`${theStage.site}/shop?flavour=lite`);
  const other = await page.context().newPage();
  await other.goto(page.url());
  for (const one of [page, other]) await settle(one);
  await page.locator('a.ajax_add_to_cart').first().click();
  for (const one of [page, other]) {
    await soon(one, '.woocommerce-mini-cart-item .quantity', /^1 ×/);
    await soon(one, '.et-cart-info', /1 bag/);
  }
  await settle(other);
  await other.locator('.remove_from_cart_button').click();
  for (const one of [page, other]) {
    await soon(one, '.woocommerce-mini-cart__empty-message', 'No products');
    await soon(one, '.et-cart-info', /0 bags/);
  }
  expect(await violations(page)).toEqual([]);
  await page.locator('a.ajax_add_to_cart').first().click();
  await soon(other, '.woocommerce-mini-cart-item .quantity', /^1 ×/);

  await page.goto(`${theStage.site}/cart?flavour=lite`);
  await settle(page);
  await page.fill('#coupon_code', 'no such coupon');
  await page.click('[name=apply_coupon]');
  await soon(page, '.woocommerce-error', 'does not exist');
  expect(await violations(page)).toEqual([]);
  await settle(page);
  await page.click('.cart_item a.remove');
  await soon(page, '.cart-empty', 'Your cart is empty');
  expect(await violations(page)).toEqual([]);
  await settle(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.dblclick('.restore-item');
  await page.waitForSelector('.cart_item');
  expect(requests.filter((address) => address.includes('undo_item'))).toHaveLength(1);
  await settle(page);
  await page.route('**/cart*', (route) => route.abort());
  await page.click('.cart_item a.remove');
  await soon(page, '.woocommerce-error', 'did not answer');
  expect(await violations(page)).toEqual([]);
});
