/** The number of items in the cart, read from the page and the browser's storage. */
import { root } from '@enliven/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { countText } from '../src/cart-count/cart-count';
import { countItems } from '../src/cart-count/counter';
import { cartForm } from './support/checkout';

const globals = globalThis as Record<string, unknown>;
/** A hash that no other test uses, so that no earlier answer matches it. */
const HASH = 'e5f6';
const setCookie = (text: string) => Object.assign(document, { cookie: text });
const FRAGMENTS =
  '{"div":"<li class=\\"mini_cart_item\\"><span class=\\"quantity\\">3 &times; 6</span><span class=\\"quantity\\">1 &times; 2</span>"}';

interface Kept {
  /** Whether the browser has the cookies of a cart with items. */
  cookies?: boolean;
  /** Hash of the fragments in session storage. */
  session?: string;
}

async function count(markup: string, { cookies, session }: Kept): Promise<unknown> {
  globals.wc_cart_fragments_params = { fragment_name: 'f', cart_hash_key: 'h' };
  if (cookies) for (const text of ['woocommerce_items_in_cart=1', `woocommerce_cart_hash=${HASH}`]) setCookie(text);
  if (session) sessionStorage.setItem('h', session);
  if (session) sessionStorage.setItem('f', FRAGMENTS);
  root(`<p>Page</p>${markup}`);
  return countItems(document);
}

afterEach(() => {
  delete globals.wc_cart_fragments_params;
  sessionStorage.clear();
  for (const name of ['woocommerce_items_in_cart', 'woocommerce_cart_hash']) setCookie(`${name}=; max-age=0`);
  vi.restoreAllMocks();
});

const MINI =
  '<ul class="woocommerce-mini-cart"><li class="woocommerce-mini-cart-item"><span class="quantity">3 × 6</span></li><li class="woocommerce-mini-cart-item"><span class="quantity">1 × 2</span></li></ul>';

describe('the number of items', () => {
  it.each<[string, string, Kept, unknown]>([
    ['the cart', cartForm(2, 1), {}, 3],
    ['a cart with an invalid quantity', cartForm(2).replace('value="2"', 'value="x"'), {}, 0],
    ['an empty cart', '<p class="cart-empty"></p>', { cookies: true }, 0],
    ['the mini cart', MINI, {}, 4],
    ['the cart rather than the mini cart', MINI + cartForm(1), {}, 1],
    ['an empty mini cart', '<p class="woocommerce-mini-cart__empty-message"></p>', { cookies: true }, 0],
    [
      'nothing on a page with the block cart',
      '<div class="wp-block-woocommerce-mini-cart"></div>',
      { cookies: true },
      'none',
    ],
    ['the missing cookies', '', {}, 0],
    ['session storage', '', { cookies: true, session: HASH }, 4],
    ['the server if session storage is outdated', '', { cookies: true, session: 'cd34' }, 'fetch'],
    ['the server if session storage is empty', '', { cookies: true }, 'fetch'],
  ])('is read from %s', async (_, markup, kept, items) => {
    expect(await count(markup, kept)).toBe(items);
  });

  it('is requested from the server if session storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(await count('', { cookies: true })).toBe('fetch');
  });

  it.each([
    [1, '7 Items', '1 Item'],
    [0, '7 Items', '0 Items'],
    [12, '', '12 Items'],
  ])('%i replaces “%s” with “%s”', (items, printed, text) => {
    expect(countText(items, printed, { one: '%d Item', many: '%d Items' })).toBe(text);
  });

  it('replaces only the digits of the printed text if the theme has no labels', () => {
    expect(countText(2, '(7 articles)', { one: undefined, many: undefined })).toBe('(2 articles)');
  });
});
