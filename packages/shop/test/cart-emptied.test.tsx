/** A cart in modules that is emptied and filled again, where the body has the class `woocommerce` and the modules have not. */
import { start } from '@enliven/core';
import { html, htmlResponse, nextFrames, root, until } from '@enliven/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { cart } from '../src';
import { cartForm } from './support/checkout';

const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
let runtime: ReturnType<typeof start>;

const modules = (notice: string, products: string) =>
  html`<header>Shop</header><main><div class="et_pb_wc_cart_notice et_pb_module"><div class="et_pb_module_inner"><div class="woocommerce-notices-wrapper"></div>${notice}</div></div><div class="et_pb_wc_cart_products woocommerce et_pb_module"><div class="et_pb_module_inner">${products}</div></div></main>`;
const EMPTY = modules(
  html`<div class="woocommerce-message">Removed. <a href="/cart/?undo_item=k0" class="restore-item">Undo?</a></div><p class="cart-empty woocommerce-info">Your cart is empty.</p>`,
  '',
);
const FILLED = modules('', cartForm(2));

afterEach(async () => {
  await runtime.stop();
  document.body.classList.remove('woocommerce');
  vi.unstubAllGlobals();
});

it('an emptied cart is replaced by its notice only, and restored with its items', async () => {
  document.body.classList.add('woocommerce');
  root(FILLED);
  runtime = start([cart], { when: { cart: 'now' } });
  const answer = (page: string) =>
    vi.stubGlobal('fetch', async () => htmlResponse(`<body class="woocommerce">${page}</body>`));
  await until(() => [...runtime.mounts].every(({ state }) => state === 'mounted'));
  answer(EMPTY);
  find('a.remove').click();
  await until(() => find('.cart-empty') !== null);
  await nextFrames();
  const count = (selector: string) => document.querySelectorAll(selector).length;
  expect(['header', 'body', '.cart-empty', '.woocommerce-message', '.cart_item'].map(count)).toEqual([1, 1, 1, 1, 0]);
  answer(FILLED);
  await until(() => [...runtime.mounts].every(({ state }) => state === 'mounted') && runtime.mounts.size > 0);
  find('.restore-item').click();
  await until(() => find('.cart_item') !== null);
  expect(['header', 'body', '.cart-empty', '.cart_item'].map(count)).toEqual([1, 1, 0, 1]);
});
