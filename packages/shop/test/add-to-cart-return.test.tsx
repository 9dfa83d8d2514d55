/** A page restored from the back-forward cache after an add-to-cart link has led to the cart. */
import { renderBehavior, until } from '@enliven/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { addToCart } from '../src';

const globals = globalThis as Record<string, unknown>;
afterEach(() => {
  delete globals.wc_add_to_cart_params;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('an add-to-cart link leaves its loading state when the visitor comes back to the page', async () => {
  globals.wc_add_to_cart_params = {
    wc_ajax_url: '/?wc-ajax=%%endpoint%%',
    cart_url: '/cart/',
    cart_redirect_after_add: 'yes',
  };
  vi.stubGlobal('fetch', async () => new Response('{"fragments":{"div.none":"<div></div>"},"cart_hash":"a"}'));
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { element } = await renderBehavior(
    addToCart,
    '<p><a href="?add-to-cart=7" class="ajax_add_to_cart" data-product_id="7">Add</a></p>',
  );
  (element as HTMLElement).click();
  await until(() => leave.mock.calls.length === 1);
  await until(() => element.className.includes('loading'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await until(() => !element.className.includes('loading'));
  expect(element.hasAttribute('aria-busy')).toBe(false);
});
