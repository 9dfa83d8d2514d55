/** The count of a cart that only the server knows: one request per change, however little of the answer the browser stores. */
import { start } from '@enliven/core';
import { root, until } from '@enliven/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartCount } from '../src';
import { applyAnswer } from '../src/mini-cart/fragments';
import { emitShop } from '../src/shared/shop-events';

const globals = globalThis as Record<string, unknown>;
const setCookie = (text: string) => Object.assign(document, { cookie: text });
const moment = () => new Promise((resolve) => setTimeout(resolve, 40));
let runtime: ReturnType<typeof start>;
let items = 3;
const fetchFragments = vi.fn(async () => {
  // Ends an endless loop of requests.
  if (fetchFragments.mock.calls.length > 4) throw new TypeError('too many requests');
  const fragments = { 'div.small': `<div class="small"><span class="quantity">${items} &times; 6</span></div>` };
  return new Response(JSON.stringify({ fragments, cart_hash: 'ab12' }));
});
const count = () => document.querySelector('a')?.textContent;

// Clears the answers that earlier tests left in this document.
beforeEach(async () => {
  setCookie('woocommerce_cart_hash=of other tests');
  applyAnswer(document, { fragments: { 'div.none': '' } });
  await moment();
  setCookie('woocommerce_cart_hash=; max-age=0');
});
afterEach(async () => {
  await runtime.stop();
  fetchFragments.mockClear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  delete globals.wc_cart_fragments_params;
  for (const name of ['woocommerce_items_in_cart', 'woocommerce_cart_hash']) setCookie(`${name}=; max-age=0`);
});

it.each<[string, Record<string, string>, string, boolean]>([
  ['no storage keys', {}, 'ab12', true],
  ['no cookie of the cart’s hash', { fragment_name: 'f', cart_hash_key: 'h' }, '', true],
  ['a cookie of another hash', { fragment_name: 'f', cart_hash_key: 'h' }, 'other', true],
  ['blocked session storage', { fragment_name: 'f', cart_hash_key: 'h' }, 'ab12', false],
])('the cart count is requested once per change with %s', async (_, names, hash, keeps) => {
  items = 3;
  vi.stubGlobal('fetch', fetchFragments);
  globals.wc_cart_fragments_params = { wc_ajax_url: '/?wc-ajax=%%endpoint%%', ...names };
  setCookie('woocommerce_items_in_cart=1');
  if (hash) setCookie(`woocommerce_cart_hash=${hash}`);
  if (!keeps)
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  root('<p>Page</p><a class="et-cart-info" href="/cart/"><span>0 Items</span></a>');
  runtime = start([cartCount], { when: { 'cart-count': 'now' } });
  await until(() => count() === '3 Items');
  await moment();
  expect(fetchFragments).toHaveBeenCalledTimes(1);

  // The cart has changed.
  items = 5;
  setCookie('woocommerce_cart_hash=next');
  emitShop(document.body, 'wc_fragments_loaded');
  await until(() => count() === '5 Items');
  await moment();
  expect(fetchFragments).toHaveBeenCalledTimes(2);
});

it('the cart count is requested again when another tab has changed the cart', async () => {
  items = 3;
  vi.stubGlobal('fetch', fetchFragments);
  globals.wc_cart_fragments_params = {
    wc_ajax_url: '/?wc-ajax=%%endpoint%%',
    fragment_name: 'f',
    cart_hash_key: 'h',
  };
  for (const text of ['woocommerce_items_in_cart=1', 'woocommerce_cart_hash=ab12']) setCookie(text);
  root('<p>Page</p><a class="et-cart-info" href="/cart/"><span>0 Items</span></a>');
  runtime = start([cartCount], { when: { 'cart-count': 'now' } });
  await until(() => count() === '3 Items');
  items = 5;
  setCookie('woocommerce_cart_hash=next');
  for (const key of ['other', 'h']) window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  await until(() => count() === '5 Items');
  await moment();
  expect(fetchFragments).toHaveBeenCalledTimes(2);
});
