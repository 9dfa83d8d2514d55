/** The select of product categories without the platform's inline script (docs/reference/shop.md#lists-of-products). */
import { html, renderBehavior } from '@enliven/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { shopBasics } from '../src';

const globals = globalThis as Record<string, unknown>;
const LIST = html`<select name="product_cat" id="product_cat" class="dropdown_product_cat" aria-label="Category"><option value="" selected>Select a category</option><option value="mugs">Mugs&nbsp;(8)</option><option value="a&amp;b=1">A and B</option></select>`;

afterEach(() => {
  delete globals.woocommerce_params;
  vi.restoreAllMocks();
});

/** @returns addresses that the page navigates to */
async function choose(value: string, wc_ajax_url?: string): Promise<string[]> {
  if (wc_ajax_url) globals.woocommerce_params = { wc_ajax_url };
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { element, stop } = await renderBehavior(shopBasics, LIST);
  (element as HTMLSelectElement).value = value;
  element.dispatchEvent(new Event('change', { bubbles: true }));
  await stop();
  return assign.mock.calls.map(([url]) => `${url}`.replace(location.origin, ''));
}

it.each([
  ['mugs', '/?wc-ajax=%%endpoint%%', '/?product_cat=mugs'],
  ['mugs', '/sub/?lang=de&wc-ajax=%%endpoint%%', '/sub/?lang=de&product_cat=mugs'],
  ['a&b=1', '/?wc-ajax=%%endpoint%%', '/?product_cat=a%26b%3D1'],
])('choosing %s in a shop at %s navigates to %s', async (value, shop, address) => {
  expect(await choose(value, shop)).toEqual([address]);
});

it.each([
  ['the empty option', '', '/?wc-ajax=%%endpoint%%'],
  ['a category without a shop address', 'mugs', undefined],
  ['a category with the address of another site', 'mugs', 'https://elsewhere.example/?wc-ajax=%%endpoint%%'],
])('choosing %s does not navigate', async (_, value, shop) => {
  expect(await choose(value, shop)).toEqual([]);
});
