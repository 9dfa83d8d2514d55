/** Answers about the mini cart that arrive out of order or not at all, without the platform's scripts. */
import { start } from '@enliven/core';
import { html, root, until } from '@enliven/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { addToCart, miniCart } from '../src';

const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
const globals = globalThis as Record<string, unknown>;
const cart = (quantity: number) =>
  html`<div class="widget_shopping_cart_content"><ul><li class="woocommerce-mini-cart-item"><a href="/cart/?remove_item=k" class="remove_from_cart_button" data-cart_item_key="k">×</a><span class="quantity">${String(quantity)} × 6</span></li></ul></div>`;
const requests: { name: string; answer(quantity: number): void; fail(): void }[] = [];
const answerRequest = (name: string, quantity: number) => requests.find((one) => one.name === name)?.answer(quantity);
/** Whether the request was sent. Later requests may follow it, as each change also requests the cart again. */
const isRequested = (name: string) => requests.some((one) => one.name === name);
let runtime: ReturnType<typeof start>;

async function open(): Promise<void> {
  globals.woocommerce_params = { wc_ajax_url: '/?wc-ajax=%%endpoint%%' };
  vi.stubGlobal(
    'fetch',
    (url: string, { signal }: RequestInit = {}) =>
      new Promise<Response>((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        requests.unshift({
          name: new URL(url, location.href).searchParams.get('wc-ajax') ?? '',
          answer(quantity) {
            const fragments = { 'div.widget_shopping_cart_content': cart(quantity) };
            resolve(new Response(JSON.stringify({ fragments, cart_hash: `hash ${quantity}` })));
          },
          fail: () => resolve(new Response('', { status: 500 })),
        });
      }),
  );
  root(html`<main>${cart(1)}<a href="?add-to-cart=7" class="ajax_add_to_cart" data-product_id="7">Add</a></main>`);
  runtime = start([addToCart, miniCart], { when: { 'mini-cart': 'now', 'add-to-cart': 'now' } });
  // The browser has no stored cart.
  await until(() => requests.length === 1);
  await until(() => [...runtime.mounts].every(({ state }) => state !== 'loading' && state !== 'queued'));
}

afterEach(async () => {
  await runtime.stop();
  requests.length = 0;
  delete globals.woocommerce_params;
  vi.unstubAllGlobals();
});
const shown = () => Number.parseInt(find('.quantity').textContent ?? '', 10);
const moment = () => new Promise((resolve) => setTimeout(resolve, 20));
/** Presses the link of the only item. @returns whether the cart handles presses, which a replaced cart does once it has mounted */
const pressRemove = () =>
  !find('.remove_from_cart_button').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

it('a notice of a failed removal leaves the page when the runtime stops', async () => {
  await open();
  await until(pressRemove);
  await until(() => isRequested('remove_from_cart'));
  requests.find(({ name }) => name === 'remove_from_cart')?.fail();
  await until(() => find('[role=alert]') !== null);
  await runtime.stop();
  expect([find('[role=alert]'), shown()]).toEqual([null, 1]);
});

it('an item stays removed if an older cart arrives while its request is pending', async () => {
  await open();
  await until(pressRemove);
  answerRequest('get_refreshed_fragments', 2);
  await until(() => isRequested('remove_from_cart'));
  answerRequest('remove_from_cart', 3);
  await until(() => shown() === 3);
});

it('a cart that was requested before a change does not replace a newer one', async () => {
  await open();
  find('.ajax_add_to_cart').click();
  await until(() => isRequested('add_to_cart'));
  answerRequest('add_to_cart', 5);
  await until(() => shown() === 5);
  requests.at(-1)?.answer(1);
  await moment();
  expect(shown()).toBe(5);
});

it('an item is removed only after the server has answered a pending addition', async () => {
  await open();
  answerRequest('get_refreshed_fragments', 2);
  await until(() => shown() === 2);
  find('.ajax_add_to_cart').click();
  await until(() => isRequested('add_to_cart'));
  await until(pressRemove);
  await moment();
  expect(isRequested('remove_from_cart')).toBe(false);
  answerRequest('add_to_cart', 5);
  await until(() => isRequested('remove_from_cart'));
  answerRequest('remove_from_cart', 3);
  await until(() => shown() === 3);
});

it('two copies of the code share one queue, and ignore outdated answers', async () => {
  await open();
  vi.resetModules();
  const { applyAnswer } = await import('../src/mini-cart/fragments');
  const { enqueueCartChange } = await import('../src/shared/cart-queue');
  const fragments = { 'div.widget_shopping_cart_content': cart(5) };
  applyAnswer(document, { fragments, cart_hash: 'hash 5' })(find('.ajax_add_to_cart'), 'added_to_cart');
  answerRequest('get_refreshed_fragments', 1);
  await moment();
  expect(shown()).toBe(5);
  find('.ajax_add_to_cart').click();
  await until(() => isRequested('add_to_cart'));
  const request = vi.fn(async () => undefined);
  const done = enqueueCartChange(request);
  await moment();
  expect(request).not.toHaveBeenCalled();
  answerRequest('add_to_cart', 6);
  await done;
  expect(request).toHaveBeenCalledOnce();
});
