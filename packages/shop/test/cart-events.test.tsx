/** Events that the cart sends and receives without the platform's scripts (docs/reference/shop.md#cart). */
import { start } from '@enliven/core';
import { html, htmlResponse, nextFrames, root, until } from '@enliven/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cart, cartModules } from '../src';
import { cartForm, cartPage, EMPTY, totals } from './support/checkout';

const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
const globals = globalThis as Record<string, unknown>;
const requests: string[] = [];
let undo: (() => void)[] = [];

function answer(make: () => Response | Promise<Response>): void {
  requests.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(new URL(url, location.href).pathname + new URL(url, location.href).search);
    return make();
  });
}

function hear(name: string) {
  const heard = vi.fn();
  const listener = (event: Event) => heard(...(event as CustomEvent<{ args: unknown[] }>).detail.args);
  document.addEventListener(`shop:${name}`, listener);
  undo.push(() => document.removeEventListener(`shop:${name}`, listener));
  return heard;
}

/** @param enter enters values before the behaviors mount */
async function open(markup: string, enter?: () => void): Promise<void> {
  globals.wc_cart_params = { wc_ajax_url: '/?wc-ajax=%%endpoint%%' };
  root(html`<main>${markup}</main>`);
  enter?.();
  const runtime = start([cart, cartModules], { strict: true, when: { cart: 'now', 'cart-modules': 'now' } });
  undo.push(() => runtime.stop());
  await until(() => [...runtime.mounts].every(({ state }) => state === 'mounted'));
  await nextFrames();
}

afterEach(() => {
  for (const off of undo) off();
  undo = [];
  delete globals.wc_cart_params;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const tell = (name: string) => document.body.dispatchEvent(new CustomEvent(`shop:${name}`, { bubbles: true }));
const pageOf = (...quantities: number[]) => htmlResponse(`<body>${cartPage(...quantities)}</body>`);

describe('the cart', () => {
  it('sends the applied coupon with applied_coupon', async () => {
    await open(cartPage(2));
    const heard = hear('applied_coupon');
    find<HTMLInputElement>('#coupon_code').value = 'ten';
    answer(() => pageOf(2));
    find('.woocommerce-cart-form').dispatchEvent(
      Object.assign(new Event('submit', { bubbles: true, cancelable: true }), {
        submitter: find('[name=apply_coupon]'),
      }),
    );
    await until(() => heard.mock.calls.length > 0);
    expect(heard.mock.calls).toEqual([['ten']]);
  });

  const quantity = (key: string) => find<HTMLInputElement>(`#q-${key}`);
  const update = () => find<HTMLButtonElement>('[name=update_cart]');

  it('can be updated after a quantity was entered before the mount', async () => {
    await open(cartPage(2), () => {
      quantity('k0').value = '3';
    });
    expect(update().disabled).toBe(false);
  });

  it('keeps unsent quantities, and takes sent ones from the answer', async () => {
    await open(cartPage(2, 1, 1));
    quantity('k1').value = '4';
    answer(() => pageOf(2, 1));
    find('.cart_item:nth-child(3) a.remove').click();
    await until(() => find('#q-k2') === null);
    await nextFrames(3);
    expect([update().disabled, quantity('k0').value, quantity('k1').value]).toEqual([false, '2', '4']);
    let letThrough = () => {};
    const gate = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    answer(() => gate.then(() => pageOf(2, 3)));
    find('.woocommerce-cart-form').dispatchEvent(
      Object.assign(new Event('submit', { bubbles: true, cancelable: true }), { submitter: update() }),
    );
    quantity('k0').value = '9';
    letThrough();
    await until(() => quantity('k1').value === '3');
    await nextFrames(3);
    expect([update().disabled, quantity('k0').value]).toEqual([false, '9']);
    answer(() => pageOf(9, 3));
    update().focus();
    update().click();
    await until(() => quantity('k0').defaultValue === '9');
    await nextFrames(3);
    expect([document.activeElement, update().disabled]).toEqual([update(), false]);
    expect(update().getAttribute('aria-disabled')).toBe('true');
    update().blur();
    await until(() => update().disabled);
  });

  it('restores the shipping method of its totals when the shop does not answer, and can request another', async () => {
    await open(cartPage(2));
    answer(() => Promise.reject(new TypeError('Failed to fetch')));
    find('#s2').click();
    await until(() => find('[role=alert]') !== null);
    expect([find<HTMLInputElement>('#s1').checked, find('.order-total').textContent]).toEqual([true, '18.00']);
    const heard = [hear('updated_cart_totals'), hear('updated_shipping_method')];
    answer(() => htmlResponse(totals('20.00')));
    find('#s2').click();
    await until(() => find('.order-total').textContent === '20.00');
    expect(find('[role=alert]')).toBeNull();
    expect([requests, heard.map(({ mock }) => mock.calls.length)]).toEqual([
      ['/?wc-ajax=update_shipping_method'],
      [1, 1],
    ]);
  });

  it.each(['added_to_cart', 'wc_update_cart'])('is fetched once after %s', async (name) => {
    await open(cartPage(2));
    answer(() => pageOf(2, 4));
    tell(name);
    await until(() => document.querySelectorAll('.cart_item').length === 2);
    expect(requests).toEqual(['/cart/']);
  });

  it('reloads the page when it is emptied above a checkout', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    await open(`${cartPage(2)}<form class="checkout"></form>`);
    answer(() => htmlResponse(`<body>${EMPTY}</body>`));
    find('a.remove').click();
    await until(() => reload.mock.calls.length > 0);
    expect(find('.cart_item')).not.toBeNull();
  });

  it('in modules hides its totals while it is empty, and shows them once it has items again', async () => {
    const modules = (...quantities: number[]) =>
      html`<div class="et_pb_wc_cart_products woocommerce"><div class="woocommerce-notices-wrapper"></div>${cartForm(...quantities)}</div>`;
    const sums = (sum: string) => html`<div class="et_pb_wc_cart_totals">${totals(sum)}</div>`;
    await open(modules(2) + sums('18.00'));
    answer(() => htmlResponse(`<body>${EMPTY}</body>`));
    find('a.remove').click();
    await until(() => find('.et_pb_wc_cart_totals').style.display === 'none');
    await nextFrames(3);
    answer(() => htmlResponse(`<body>${modules(3)}${sums('27.00')}</body>`));
    find('a.restore-item').click();
    await until(() => find('.et_pb_wc_cart_totals').style.display === '');
    expect([find('.order-total').textContent, find<HTMLInputElement>('.qty').value]).toEqual(['27.00', '3']);
  });
});
