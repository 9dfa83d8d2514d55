/** The cart count in the header, and the bridge that passes the platform's events of jQuery to native listeners. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { defineBehavior, start } from '@enliven/core';
import { onEitherPage, renderBehavior, root, silence, until, withJQuery } from '@enliven/testing';
import jQuery from 'jquery';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cartCount, cartModules, miniCart, shopDetails, shopLoop } from '../src';
import { sendToPlatform } from '../src/shared/shop-bridge';
import { useShopBridge } from '../src/shared/use-shop';
import { useShopEvents } from '../src/shared/use-shop-events';
import { cartForm } from './support/checkout';

const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
const globals = globalThis as Record<string, unknown>;
const tell = (name: string, ...args: unknown[]) =>
  document.body.dispatchEvent(new CustomEvent(`shop:${name}`, { bubbles: true, detail: { args } }));
const COUNT = '<a href="/cart/" class="et-cart-info"><span>3 Items</span></a>';

const heard = vi.fn();
function Listener(): null {
  useShopBridge(document);
  useShopEvents(document, 'updated_wc_div added_to_cart', heard);
  return null;
}
const listener = defineBehavior({
  package: '@enliven/shop',
  name: 'listener',
  selector: '.listener',
  config: () => ({}),
  load: async () => ({ default: Listener }),
});

/** Waits until the counting code has loaded and has counted. */
const counting = () => new Promise((resolve) => setTimeout(resolve, 50));

/** A second copy of jQuery, as on a page that loads it twice. */
function secondJQuery(): typeof jQuery {
  const module = { exports: {} };
  new Function('module', 'exports', readFileSync(createRequire(import.meta.url).resolve('jquery'), 'utf8'))(module, {});
  return module.exports as typeof jQuery;
}

afterEach(() => {
  heard.mockClear();
  for (const name of ['DIVI', 'jQuery']) delete globals[name];
});

describe('the cart count', () => {
  it('shows the items of the cart in singular and plural', async () => {
    globals.DIVI = { item_count: '%d Item', items_count: '%d Items' };
    await renderBehavior(cartCount, COUNT + cartForm(2, 1));
    await counting();
    const span = find('.et-cart-info span');
    expect([span.textContent, span.getAttribute('aria-live')]).toEqual(['3 Items', 'polite']);
    find<HTMLInputElement>('.qty').value = '0';
    tell('updated_wc_div');
    await until(() => span.textContent === '1 Item');
    find('.woocommerce-cart-form').outerHTML = '<p class="cart-empty"></p>';
    tell('wc_cart_emptied');
    await until(() => span.textContent === '0 Items');
  });

  it('labels a cart icon that has no text', async () => {
    await renderBehavior(cartCount, '<a href="/cart/" class="et-cart-info"><span></span></a>');
    expect([find('.et-cart-info').getAttribute('aria-label'), find('span').textContent]).toEqual(['Cart', '']);
  });
});

describe('an empty cart', () => {
  const page = `${COUNT}<div class="hide_cart_widget_if_empty"></div><div class="widget_shopping_cart_content"></div>`;

  onEitherPage('of a browser with a store of cookies', () =>
    it('reads neither cookies nor storage until it has an item', async () => {
      globals.DIVI = { item_count: '%d Item', items_count: '%d Items' };
      const cookies = vi.spyOn(Document.prototype, 'cookie', 'get');
      const listened = vi.spyOn(window, 'addEventListener');
      root(`<main>${page}</main>`);
      const runtime = start([cartCount, miniCart], { strict: true, when: { 'cart-count': 'now', 'mini-cart': 'now' } });
      await until(() => find('.et-cart-info span').textContent === '0 Items');
      await counting();
      expect([cookies.mock.calls.length, listened.mock.calls.filter(([type]) => type === 'storage').length]).toEqual([
        0, 0,
      ]);
      cookies.mockRestore();
      find('.widget_shopping_cart_content').innerHTML =
        '<ul class="woocommerce-mini-cart"><li class="woocommerce-mini-cart-item"><span class="quantity">2 × 6</span></li></ul>';
      await cookieStore.set('woocommerce_items_in_cart', '1');
      await until(() => find('.et-cart-info span').textContent === '2 Items');
      await runtime.stop();
      await cookieStore.delete('woocommerce_items_in_cart');
      vi.restoreAllMocks();
    }),
  );

  onEitherPage('of a browser that keeps pages', () =>
    it('is checked again when the page is restored from the back-forward cache', async () => {
      globals.DIVI = { item_count: '%d Item', items_count: '%d Items' };
      const { element } = await renderBehavior(cartCount, COUNT);
      const words = () => element.querySelector('span')?.textContent;
      await until(() => words() === '0 Items');
      vi.spyOn(cookieStore, 'get').mockResolvedValue({ value: '1' } as never);
      const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      element.insertAdjacentHTML('afterend', cartForm(2));
      comeBack();
      await until(() => words() === '2 Items');
      find<HTMLInputElement>('.qty').value = '5';
      comeBack();
      await until(() => words() === '5 Items');
      vi.restoreAllMocks();
    }),
  );

  it.each([
    ['no cookie store', () => undefined],
    ['an element named cookieStore', () => document.createElement('form')],
  ])('is recognized by document.cookie on a page with %s', async (_name, found) => {
    globals.DIVI = { item_count: '%d Item', items_count: '%d Items' };
    const store = vi.spyOn(window, 'cookieStore', 'get').mockReturnValue(found() as never);
    await renderBehavior(cartCount, COUNT);
    await until(() => find('.et-cart-info span').textContent === '0 Items');
    store.mockRestore();
  });
});

describe('the event bridge', () => {
  it('passes on events of a jQuery that has loaded before it', () =>
    withJQuery(async ($) => {
      await renderBehavior(cartCount, COUNT + cartForm(4));
      await counting();
      find<HTMLInputElement>('.qty').value = '5';
      $(document.body).trigger('updated_wc_div');
      await until(() => find('.et-cart-info span').textContent === '5 Items');
    }));

  it('passes on events of a jQuery that loads later, and of a jQuery that replaces it', async () => {
    await renderBehavior(cartCount, COUNT + cartForm(4));
    await counting();
    const other = secondJQuery();
    expect(other).not.toBe(jQuery);
    for (const [$, items] of [
      [jQuery, '6'],
      [other, '7'],
    ] as const) {
      globals.jQuery = $;
      document.dispatchEvent(new Event('load'));
      find<HTMLInputElement>('.qty').value = items;
      $(document.body).trigger('updated_wc_div');
      await until(() => find('.et-cart-info span').textContent === `${items} Items`);
    }
  });

  it('passes each event on once, and sends requests through the jQuery that the platform uses', () =>
    withJQuery(async ($) => {
      const heard = vi.fn();
      const onUpdateCheckout = vi.fn();
      document.addEventListener('shop:updated_checkout', heard);
      $(document.body).on('update_checkout', onUpdateCheckout);
      const { stop } = await renderBehavior(cartModules, '<div class="et_pb_wc_cart_totals"></div>');
      $(document.body).trigger('updated_checkout', [{ result: 'success' }]);
      sendToPlatform(document, 'update_checkout');
      expect([heard.mock.calls.length, onUpdateCheckout.mock.calls.length]).toEqual([1, 1]);
      expect(heard.mock.calls[0]?.[0].detail.args).toEqual([{ result: 'success' }]);
      await stop();
      $(document.body).trigger('updated_checkout');
      expect(heard).toHaveBeenCalledOnce();
      document.removeEventListener('shop:updated_checkout', heard);
      $(document.body).off();
    }));

  it.each([
    ['a list of products', shopDetails, '<ul class="products"><li class="product"></li></ul>'],
    ['a products module', shopLoop, '<div class="et_pb_module et_pb_shop"></div>'],
    ['a product gallery', shopDetails, '<div class="woocommerce-product-gallery"></div>'],
  ])('notifies native listeners on a page with %s', (_name, behavior, markup) =>
    withJQuery(async ($) => {
      const heard = vi.fn();
      document.addEventListener('shop:added_to_cart', heard);
      const { stop } = await renderBehavior(behavior, markup);
      $(document.body).trigger('added_to_cart', [{}, 'hash']);
      expect(heard).toHaveBeenCalledOnce();
      expect(heard.mock.calls[0]?.[0].detail.args).toEqual([{}, 'hash']);
      await stop();
      $(document.body).trigger('added_to_cart');
      expect(heard).toHaveBeenCalledOnce();
      document.removeEventListener('shop:added_to_cart', heard);
    }),
  );

  it.each([
    'wc_update_cart',
    'wc_fragment_refresh',
    'wc_fragments_ajax_error',
    'country_to_state_changing',
    'wc_address_i18n_ready',
    'adding_to_cart',
    'removed_coupon_in_checkout',
  ])('passes %s on with its arguments', (name) =>
    withJQuery(async ($) => {
      const heard = vi.fn();
      document.addEventListener(`shop:${name}`, heard, { once: true });
      await renderBehavior(cartModules, '<div class="et_pb_wc_cart_totals"></div>');
      $(document.body).trigger(name, ['one', { two: 2 }]);
      expect(heard.mock.calls[0]?.[0].detail.args).toEqual(['one', { two: 2 }]);
    }),
  );

  it('notifies a component once of each event until the runtime stops, on a page with jQuery', () =>
    withJQuery(async ($) => {
      const { stop } = await renderBehavior(listener, '<p class="listener"></p>');
      $(document.body).trigger('updated_wc_div');
      await until(() => heard.mock.calls.length > 0);
      await counting();
      expect(heard).toHaveBeenCalledOnce();
      tell('added_to_cart');
      await until(() => heard.mock.calls.length > 1);
      $(document.body).trigger('added_to_cart');
      await stop();
      await counting();
      expect(heard).toHaveBeenCalledTimes(2);
    }));

  it('reports an error of one listener, and still notifies the others', async () => {
    const { errors, restore } = silence();
    root(`<p>${COUNT}${COUNT}</p>${cartForm(4)}`);
    const runtime = start([cartCount], { strict: true, when: { 'cart-count': 'now' } });
    await until(() => [...runtime.mounts].every(({ state }) => state === 'mounted'));
    await counting();
    find<HTMLInputElement>('.qty').value = '8';
    const query = document.querySelector.bind(document);
    const broken = vi.spyOn(document, 'querySelector').mockImplementationOnce(() => {
      throw new Error('a fault');
    });
    tell('updated_wc_div');
    broken.mockImplementation(query);
    await until(() =>
      [...document.querySelectorAll('.et-cart-info span')].some((one) => one.textContent === '8 Items'),
    );
    await until(() => errors.some((line) => line.includes('a fault')));
    await runtime.stop();
    vi.restoreAllMocks();
    restore();
  });

  it('translates the events of the block cart', async () => {
    await renderBehavior(cartCount, COUNT + cartForm(4));
    await counting();
    find<HTMLInputElement>('.qty').value = '9';
    document.body.dispatchEvent(new CustomEvent('wc-blocks_added_to_cart', { bubbles: true }));
    await until(() => find('.et-cart-info span').textContent === '9 Items');
  });
});
