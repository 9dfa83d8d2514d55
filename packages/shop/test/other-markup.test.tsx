/** Markup of other versions of the platform, and of products that are neither simple nor variable. */
import { start } from '@enliven/core';
import { html, htmlResponse, key, nextFrames, renderBehavior, root, until } from '@enliven/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  behaviors,
  cart,
  checkoutModules,
  productGallery,
  productRating,
  shopDetails,
  shopToggle,
  variations,
} from '../src';
import { cartPage } from './support/checkout';
import { RATING, VARIATIONS, variationsForm } from './support/product';

const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];
const globals = globalThis as Record<string, unknown>;
const answer = (body: string) => vi.stubGlobal('fetch', async () => htmlResponse(body));

/** Role and icon as newer versions print them. */
const banner = (kind: string, words: string, role = ' role="alert"') =>
  html`<div class="wc-block-components-notice-banner is-${kind}"${role}><svg width="24" height="24" aria-hidden="true" focusable="false"></svg><div class="wc-block-components-notice-banner__content">${words}</div></div>`;

afterEach(() => {
  vi.unstubAllGlobals();
  delete globals.wc_cart_params;
});

describe('a cart with banners', () => {
  async function open(): Promise<void> {
    globals.wc_cart_params = { wc_ajax_url: '/?wc-ajax=%%endpoint%%' };
    await renderBehavior(cart, html`<main>${cartPage(2, 1)}</main>`);
  }

  it('replaces the previous banners, shows each once, and announces other than errors politely', async () => {
    await open();
    find('.woocommerce-notices-wrapper').innerHTML = banner('success', 'Old');
    answer(
      `<body>${banner('success', 'Removed. <a class="restore-item" href="/cart/?undo_item=k">Undo?</a>')}${banner('info', 'Nearly free', '')}${banner('info', 'Nearly free', '')}${cartPage(2)}</body>`,
    );
    find('a.remove').click();
    await until(() => all('.cart_item').length === 1);
    const notices = all('.woocommerce-notices-wrapper > *');
    expect(notices.map((notice) => [notice.getAttribute('role'), notice.textContent?.trim()])).toEqual([
      ['alert', 'Removed. Undo?'],
      ['status', 'Nearly free'],
    ]);
    expect(all('.wc-block-components-notice-banner')).toHaveLength(2);
  });

  it('is replaced by the banner of an empty cart', async () => {
    await open();
    const onEmptied = vi.fn();
    document.addEventListener('shop:wc_cart_emptied', onEmptied, { once: true });
    answer(
      `<body><div class="woocommerce"><div class="woocommerce-notices-wrapper">${banner('success', 'Removed.')}</div><div class="wc-empty-cart-message">${banner('info', 'Your cart is currently empty.', '')}</div><p class="return-to-shop"><a class="button wc-backward" href="/shop/">Return</a></p></div></body>`,
    );
    find('a.remove').focus();
    find('a.remove').click();
    await until(() => find('.wc-empty-cart-message') !== null);
    expect(find('.woocommerce-cart-form')).toBeNull();
    expect(find('.wc-empty-cart-message').textContent).toContain('currently empty');
    expect(find('.woocommerce-notices-wrapper').textContent).toContain('Removed.');
    expect([onEmptied.mock.calls.length, document.activeElement?.textContent]).toEqual([1, 'Return']);
  });
});

it('checkout errors in banners show once, and link to their fields', async () => {
  const field = (name: string) => `<li data-id="${name}">${name} is missing</li>`;
  const group = `<div class="woocommerce-NoticeGroup woocommerce-NoticeGroup-checkout">${banner('error', `<ul>${field('billing_city')}${field('shipping_city')}</ul>`)}</div>`;
  await renderBehavior(
    checkoutModules,
    html`<main><form class="checkout"><input id="billing_city">${group}</form>${group}</main>`,
  );
  document.body.dispatchEvent(new CustomEvent('shop:checkout_error', { bubbles: true }));
  await nextFrames();
  expect(all('.woocommerce-NoticeGroup').map(({ style }) => style.display)).toEqual(['', 'none']);
  expect(all('[role=alert]')).toHaveLength(1);
  expect(all('[data-id=shipping_city]').map(({ style }) => style.display)).toEqual(['none', 'none']);
  find('[data-id=billing_city]').click();
  expect(document.activeElement).toBe(find('#billing_city'));
});

it('a toggle in a banner keeps its printed label, and opens the form of its aria-controls', async () => {
  await renderBehavior(
    shopToggle,
    html`<main><div class="woocommerce-form-coupon-toggle">${banner('info', 'Have a coupon? <a href="#" role="button" aria-label="Enter your code" aria-controls="the-coupon" aria-expanded="false" class="showcoupon">Enter it</a>', '')}</div><form class="checkout_coupon" id="the-coupon" style="display:none"><input name="coupon_code"></form></main>`,
  );
  find('.showcoupon').click();
  await until(() => find('#the-coupon').style.display === 'block');
  const link = find('.showcoupon');
  expect(['aria-label', 'aria-controls', 'aria-expanded'].map((name) => link.getAttribute(name))).toEqual([
    'Enter your code',
    'the-coupon',
    'true',
  ]);
  expect(document.activeElement).toBe(find('[name=coupon_code]'));
});

describe('a product', () => {
  it('without images shows the unchanged placeholder', async () => {
    const { element, stop } = await renderBehavior(
      productGallery,
      '<div class="product"><div class="woocommerce-product-gallery woocommerce-product-gallery--without-images images" data-columns="4" style="opacity: 0"><div class="woocommerce-product-gallery__image--placeholder"><img src="data:," alt="Awaiting a picture" class="wp-post-image"></div></div></div>',
    );
    expect(element.style.opacity).toBe('1');
    expect(all('a')).toHaveLength(0);
    await stop();
    expect(element.style.opacity).toBe('0');
  });

  it('with one image has a lightbox, and ignores arrow keys', async () => {
    const { element } = await renderBehavior(
      productGallery,
      '<div class="product"><div class="woocommerce-product-gallery" style="opacity:0"><div class="woocommerce-product-gallery__image"><a href="/one.jpg"><img src="data:," alt="One"></a></div></div></div>',
    );
    expect(all('.woocommerce-product-gallery__trigger')).toHaveLength(1);
    const event = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
    expect(element.querySelector('.woocommerce-product-gallery__image a')?.dispatchEvent(event)).toBe(true);
  });

  it('of a group keeps empty quantities, and raises entered ones to their minimum', async () => {
    const quantity = (value: string, min: string) =>
      `<div class="quantity"><input type="number" class="qty" value="${value}" min="${min}"></div>`;
    root(
      `<div class="product"><form class="cart grouped_form">${quantity('', '0')}${quantity('', '1')}${quantity('0', '2')}</form></div>`,
    );
    const runtime = start([shopDetails], { strict: true, when: { 'shop-details': 'now' } });
    await until(() => [...runtime.mounts].every(({ state }) => state === 'mounted'));
    expect(all<HTMLInputElement>('.qty').map(({ value }) => value)).toEqual(['', '', '2']);
    await runtime.stop();
  });

  it('that another site sells is submitted by its own form', async () => {
    root(
      '<div class="product"><form class="cart" action="https://seller.test/mug" method="get"><button type="submit" class="single_add_to_cart_button button alt">Buy there</button></form></div>',
    );
    const runtime = start(behaviors, { strict: true });
    await nextFrames();
    const seen = vi.fn((event: Event) => event.preventDefault());
    window.addEventListener('submit', seen, { once: true });
    expect(find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))).toBe(false);
    expect([seen.mock.calls.length, find('button').className]).toEqual([1, 'single_add_to_cart_button button alt']);
    await runtime.stop();
  });
});

describe('a variation', () => {
  const open = (more: object) =>
    renderBehavior(variations, html`<div class="product">${variationsForm([{ ...VARIATIONS[1], ...more }])}</div>`);
  const choose = async () => {
    for (const [id, value] of [
      ['color', 'Red'],
      ['size', 'M'],
    ] as const) {
      find<HTMLSelectElement>(`#${id}`).value = value;
      find(`#${id}`).dispatchEvent(new Event('change', { bubbles: true }));
    }
    await until(() => find('.woocommerce-variation-price') !== null);
  };
  const submit = () => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

  it('that is out of stock shows a message, and is not submitted', async () => {
    await open({ is_in_stock: '', max_qty: '', availability_html: '<p class="stock out-of-stock">Out of stock</p>' });
    await choose();
    expect(find('.woocommerce-variation-availability').textContent).toBe('Out of stock');
    expect(find('.single_add_to_cart_button').className).toContain('disabled wc-variation-is-unavailable');
    expect(submit()).toBe(false);
    await until(() => /not available/.test(find('.woocommerce-variation-notice').textContent ?? ''));
  });

  it('that is not visible is not submitted', async () => {
    await open({ variation_is_visible: false });
    await choose();
    expect(find('.single_add_to_cart_button').className).toContain('wc-variation-is-unavailable');
    expect(submit()).toBe(false);
  });

  it('that is sold individually has no quantity', async () => {
    await open({ is_sold_individually: 'yes' });
    await choose();
    expect(find('.quantity').style.display).toBe('none');
    expect(submit()).toBe(true);
  });

  it('limits the quantity to its stock, and to 1 if it is sold individually, until it is reset', async () => {
    await open({ max_qty: 3 });
    const quantity = find<HTMLInputElement>('#q');
    quantity.value = '7';
    await choose();
    await until(() => quantity.value === '3');
    find('.reset_variations').click();
    await until(() => quantity.value === '7');
    await open({ max_qty: 1, is_sold_individually: 'yes' });
    find<HTMLInputElement>('#q').value = '';
    await choose();
    await until(() => find<HTMLInputElement>('#q').value === '1');
  });

  it('without a maximum has an empty max and a min of 1', async () => {
    await open({ max_qty: null, min_qty: null });
    await choose();
    expect([find('#q').getAttribute('min'), find('#q').getAttribute('max')]).toEqual(['1', '']);
  });
});

it('horizontal arrow keys are reversed for the stars of a right-to-left page', async () => {
  await renderBehavior(productRating, html`<div style="direction: rtl">${RATING}</div>`);
  find('.star-3').click();
  await nextFrames();
  for (const [name, value] of [
    ['ArrowLeft', '4'],
    ['ArrowRight', '3'],
    ['ArrowUp', '4'],
  ] as const) {
    key(name);
    await nextFrames();
    expect(find<HTMLSelectElement>('#rating').value).toBe(value);
  }
});
