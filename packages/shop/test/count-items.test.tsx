/** How many items are in the cart, as far as the page and the browser tell. */
import { root } from '@enliven/testing';
import { describe, expect, it } from 'vitest';
import { countItems, countText, type Kept } from '../src/cart-count/count-items';
import { cartForm } from './support/checkout';

const NOTHING: Kept = { cookies: '', read: () => null, fragments: 'f', hash: 'h' };
const count = (markup: string, kept: Partial<Kept> = {}) => {
  root(`<p>Page</p>${markup}`);
  return countItems(document, { ...NOTHING, ...kept });
};
const cookies = 'a=1; woocommerce_items_in_cart=1; woocommerce_cart_hash=ab12';
const keep = (hash: string) => (key: string | undefined) =>
  key === 'h'
    ? hash
    : '{"div":"<li class=\\"mini_cart_item\\"><span class=\\"quantity\\">3 &times; 6</span><span class=\\"quantity\\">1 &times; 2</span>"}';
const MINI =
  '<ul class="woocommerce-mini-cart"><li class="woocommerce-mini-cart-item"><span class="quantity">3 × 6</span></li><li class="woocommerce-mini-cart-item"><span class="quantity">1 × 2</span></li></ul>';

describe('the number of items', () => {
  it.each<[string, string, Partial<Kept>, unknown]>([
    ['the cart', cartForm(2, 1), {}, 3],
    ['a cart with nonsense in it', cartForm(2).replace('value="2"', 'value="x"'), {}, 0],
    ['an empty cart', '<p class="cart-empty"></p>', { cookies }, 0],
    ['the small cart', MINI, {}, 4],
    ['an empty small cart', '<p class="woocommerce-mini-cart__empty-message"></p>', { cookies }, 0],
    ['the block cart', '<div class="wp-block-woocommerce-mini-cart"></div>', { cookies }, 'none'],
    ['no cookie', '', {}, 0],
    ['the session', '', { cookies, read: keep('ab12') }, 4],
    ['a session that is out of date', '', { cookies, read: keep('cd34') }, 'ask'],
    ['no session', '', { cookies }, 'ask'],
  ])('by %s', (_, markup, kept, items) => {
    expect(count(markup, kept)).toBe(items);
  });

  it.each([
    [1, '7 Items', '1 Item'],
    [0, '7 Items', '0 Items'],
    [12, '', '12 Items'],
  ])('%i is written as the theme writes it', (items, printed, text) => {
    expect(countText(items, printed, '%d Item', '%d Items')).toBe(text);
  });

  it('takes the place of the printed number where the theme has no words', () => {
    expect(countText(2, '(7 articles)', undefined, undefined)).toBe('(2 articles)');
  });
});
