/** Focus after the totals of a cart were replaced, which closes the shipping calculator. */
import { start } from '@enliven/core';
import { html, htmlResponse, root, until } from '@enliven/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { cart } from '../src';
import { cartForm } from './support/checkout';

const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
let runtime: ReturnType<typeof start>;

const page = (open: boolean) =>
  html`<div class="woocommerce"><div class="woocommerce-notices-wrapper"></div>${cartForm(2)}<div class="cart_totals"><a href="/cart/?remove_coupon=ten" class="woocommerce-remove-coupon" data-coupon="ten">[Remove]</a><form class="woocommerce-shipping-calculator" action="/cart/" method="post"><a href="#" class="shipping-calculator-button">Change address</a><section ${open ? '' : 'style="display:none"'}><input name="calc_shipping_city" id="calc_shipping_city" aria-label="Town"><button type="submit" name="calc_shipping" value="1">Update</button></section></form><a class="checkout-button" href="/checkout/">Checkout</a></div></div>`;

afterEach(async () => {
  await runtime.stop();
  vi.unstubAllGlobals();
});

it.each(['[name=calc_shipping]', '#calc_shipping_city', '.woocommerce-remove-coupon'])(
  'focus moves from %s to the button that opens the calculator when the totals are replaced',
  async (selector) => {
    root(html`<main>${page(true)}</main>`);
    runtime = start([cart], { when: { cart: 'now' } });
    await until(() => [...runtime.mounts].every(({ state }) => state === 'mounted'));
    vi.stubGlobal('fetch', async () => htmlResponse(page(false).replace(/<a[^>]*remove-coupon.*?<\/a>/, '')));
    const pressed = find(selector);
    pressed.focus();
    if (pressed.localName === 'input') find<HTMLFormElement>('.woocommerce-shipping-calculator').requestSubmit();
    else pressed.click();
    await until(() => !pressed.isConnected);
    expect(document.activeElement).toBe(find('.shipping-calculator-button'));
  },
);
