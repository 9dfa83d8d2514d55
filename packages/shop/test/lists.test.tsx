/** Product lists and the mini cart without the platform's scripts. */
import { start } from '@enliven/core';
import { html, nextFrames, renderBehavior, root, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addToCart, miniCart, shopBasics, shopDetails, shopToggle } from '../src';
import { type Answer, FAULTS, shortenTimeout } from './support/faults';

const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
const all = (selector: string) => [...document.querySelectorAll(selector)];
const globals = globalThis as Record<string, unknown>;
const BUTTON = html`<a href="?add-to-cart=7" class="button ajax_add_to_cart" data-product_id="7" data-product_sku="M7" data-quantity="2">Add</a>`;
const CART = '<div class="widget_shopping_cart_content"></div>';
const filled = (count: number) =>
  html`<div class="widget_shopping_cart_content"><ul class="woocommerce-mini-cart"><li class="woocommerce-mini-cart-item"><a href="/cart/?remove_item=k" class="remove remove_from_cart_button" data-cart_item_key="k">×</a><span class="quantity">${String(count)} × 6</span></li></ul></div>`;
const fragments = (count = 3) => ({
  fragments: { 'div.widget_shopping_cart_content': filled(count) },
  cart_hash: 'ab12',
});
const json = (data: unknown) => () => new Response(JSON.stringify(data));
const bodies: string[] = [];
/** Waits until the code of a filled cart has loaded. */
const filling = () => vi.dynamicImportSettled().then(() => nextFrames(6));
const setCookie = (text: string) => Object.assign(document, { cookie: text });

/** Stores a cart in the browser: other items than the page prints, or none of its own. */
function keepCart(kept: unknown = {}): void {
  for (const text of ['woocommerce_items_in_cart=1', 'woocommerce_cart_hash=ab12']) setCookie(text);
  sessionStorage.setItem('fragments-key', JSON.stringify(kept));
  sessionStorage.setItem('hash-key', 'ab12');
}

function answer(make: Answer): void {
  bodies.length = 0;
  vi.stubGlobal('fetch', async (_: string, { body, signal }: RequestInit = {}) => {
    bodies.push(String(body));
    return make(signal);
  });
}

beforeEach(() => {
  shortenTimeout();
  globals.wc_add_to_cart_params = {
    wc_ajax_url: '/?wc-ajax=%%endpoint%%',
    cart_url: '/cart/',
    i18n_view_cart: 'See cart',
    is_cart: '',
    cart_redirect_after_add: 'no',
  };
  globals.wc_cart_fragments_params = {
    wc_ajax_url: '/?wc-ajax=%%endpoint%%',
    cart_hash_key: 'hash-key',
    fragment_name: 'fragments-key',
  };
});

afterEach(() => {
  for (const name of ['wc_add_to_cart_params', 'wc_cart_fragments_params']) delete globals[name];
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
  setCookie('woocommerce_items_in_cart=; max-age=0');
  setCookie('woocommerce_cart_hash=; max-age=0');
});

describe('an add-to-cart link', () => {
  it('adds once, notifies all listeners, and is followed by a link to the cart', async () => {
    const blocks = vi.fn();
    const added = vi.fn();
    const around: unknown[] = [];
    const onAround = ({ type, detail }: Event & { detail?: { args: unknown[] } }) => around.push([type, detail?.args]);
    document.addEventListener('shop:added_to_cart', added);
    for (const name of ['adding_to_cart', 'wc_cart_button_updated'])
      document.addEventListener(`shop:${name}`, onAround);
    document.body.addEventListener('wc-blocks_added_to_cart', blocks);
    await renderBehavior(addToCart, `<p>${BUTTON}</p>${CART}`);
    answer(json(fragments()));
    const link = find('.ajax_add_to_cart');
    link.click();
    link.click();
    await until(() => link.classList.contains('added') && find('.added_to_cart') !== null);
    expect(bodies).toEqual(['product_id=7&quantity=2&product_sku=M7']);
    expect([find('.quantity').textContent, find<HTMLAnchorElement>('.added_to_cart').textContent]).toEqual([
      '3 × 6',
      'See cart',
    ]);
    expect([blocks.mock.calls.length, sessionStorage.getItem('hash-key')]).toEqual([1, 'ab12']);
    document.body.removeEventListener('wc-blocks_added_to_cart', blocks);
    const [event] = added.mock.calls[0] ?? [];
    expect([event.target, event.detail.args]).toEqual([link, [fragments().fragments, 'ab12', link]]);
    document.removeEventListener('shop:added_to_cart', added);
    expect(around).toEqual([
      ['shop:adding_to_cart', [link, { product_id: '7', product_sku: 'M7', quantity: '2' }]],
      ['shop:wc_cart_button_updated', [link]],
    ]);
    for (const name of ['adding_to_cart', 'wc_cart_button_updated'])
      document.removeEventListener(`shop:${name}`, onAround);
  });

  it.each(FAULTS)('works as a plain link again when the server %s', async (_, make) => {
    await renderBehavior(addToCart, `<p>${BUTTON}</p>${CART}`);
    answer(make);
    const link = find('.ajax_add_to_cart');
    link.click();
    await until(() => find('[role=alert]')?.textContent !== '' && find('[role=alert]') !== null);
    expect([
      bodies.length,
      link.classList.contains('loading'),
      find('.widget_shopping_cart_content').innerHTML,
    ]).toEqual([1, false, '']);
    const natively = vi.fn((event: Event) => event.preventDefault());
    window.addEventListener('click', natively, { once: true });
    expect(natively).not.toHaveBeenCalled();
    link.click();
    expect([bodies.length, natively.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('the mini cart', () => {
  /** Starts without strict mode, as in production: React’s strict mode would send each request twice. */
  function fill() {
    root(`<p>${CART}</p>`);
    return start([miniCart], { when: { 'mini-cart': 'now' } });
  }

  it('comes from session storage without a request, or from the server after a change', async () => {
    answer(json({ ...fragments(9), cart_hash: 'cd34' }));
    keepCart(fragments(4).fragments);
    await renderBehavior(miniCart, `<p>${CART}</p>`);
    await until(() => find('.quantity') !== null);
    expect([find('.quantity').textContent, bodies.length]).toEqual(['4 × 6', 0]);
    await filling();
    // Another tab has changed the cart. The cookie tells code that loads after the event.
    setCookie('woocommerce_cart_hash=cd34');
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'hash-key' }));
    await until(() => find('.quantity')?.textContent === '9 × 6');
    expect(bodies).toHaveLength(1);
  });

  it('comes from session storage again, once, when the document’s body is replaced', async () => {
    answer(json(fragments(9)));
    keepCart(fragments(4).fragments);
    const loaded = vi.fn();
    document.addEventListener('shop:wc_fragments_loaded', loaded);
    await renderBehavior(miniCart, `<p>${CART}</p>`);
    await until(() => find('.quantity') !== null);
    // A class that a script adds keeps the markup different from the stored fragment.
    find('.widget_shopping_cart_content').className += ' changed';
    await filling();
    document.body.innerHTML = `<main>${CART}${CART}</main>`;
    await until(() => document.querySelectorAll('.quantity').length === 2);
    await filling();
    expect([loaded.mock.calls.length, bodies.length]).toEqual([2, 0]);
    document.removeEventListener('shop:wc_fragments_loaded', loaded);
  });

  it('shows the cart of another tab that changes it while the stored cart is being inserted', async () => {
    answer(json({ ...fragments(9), cart_hash: 'cd34' }));
    keepCart(fragments(4).fragments);
    const change = () => setCookie('woocommerce_cart_hash=cd34');
    document.addEventListener('shop:wc_fragments_loaded', change, { once: true });
    const runtime = fill();
    await until(() => find('.quantity')?.textContent === '9 × 6');
    await filling();
    expect(bodies).toHaveLength(1);
    await runtime.stop();
  });

  it('is requested once even if the server’s hash differs from the cookie', async () => {
    answer(json({ ...fragments(9), cart_hash: 'other' }));
    keepCart();
    sessionStorage.clear();
    const runtime = fill();
    await until(() => find('.quantity')?.textContent === '9 × 6');
    for (let turn = 0; turn < 5; turn++) await filling();
    expect(bodies).toHaveLength(1);
    await runtime.stop();
  });

  it('removes an item, and removes scripts from the markup of the answer', async () => {
    keepCart();
    root(`<div hidden>${filled(2)}</div><div>${filled(2)}</div>`);
    answer(
      json({
        fragments: {
          'div.widget_shopping_cart_content':
            '<div class="widget_shopping_cart_content"><b onclick="hurt()">x</b><script>hurt()</script></div>',
          body: '<p>gone</p>',
          ')(': 'x',
        },
        cart_hash: 'ab12',
      }),
    );
    const runtime = start([miniCart], { strict: true, when: { 'mini-cart': 'now' } });
    await until(() => [...runtime.mounts].every(({ state }) => state === 'mounted'));
    await filling();
    const link = find('div:not([hidden]) > div > ul .remove_from_cart_button');
    link.focus();
    link.click();
    await until(() => find('.widget_shopping_cart_content b') !== null);
    expect([bodies[0], ...all('.widget_shopping_cart_content').map(({ outerHTML }) => outerHTML)]).toEqual([
      'cart_item_key=k',
      '<div class="widget_shopping_cart_content"><b>x</b></div>',
      '<div class="widget_shopping_cart_content" tabindex="-1"><b>x</b></div>',
    ]);
    expect(document.activeElement?.outerHTML).toContain('tabindex');
    await runtime.stop();
  });

  it.each(FAULTS)('stays unchanged when an item is removed and the server %s', async (_, make) => {
    keepCart();
    await renderBehavior(miniCart, `<div>${filled(2)}</div>`);
    await filling();
    answer(make);
    find('.remove_from_cart_button').click();
    await until(() => find('[role=alert]') !== null);
    expect([bodies.length, find('.quantity').textContent, find('.processing')]).toEqual([1, '2 × 6', null]);
  });

  it.each(FAULTS)('keeps the printed cart when it is refreshed and the server %s', async (_, make) => {
    keepCart();
    const { element } = await renderBehavior(miniCart, `<div>${filled(2)}</div>`);
    await filling();
    const before = document.body.innerHTML;
    answer(make);
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'hash-key' }));
    await until(() => bodies.length === 1);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect([document.body.innerHTML, sessionStorage.getItem('hash-key')]).toEqual([before, 'ab12']);
    // The next change requests the cart again.
    answer(json(fragments(5)));
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'hash-key' }));
    await until(() => find('.quantity')?.textContent === '5 × 6');
    expect(element.isConnected).toBe(false);
  });

  it('is restored when the runtime stops while an item is being removed', async () => {
    keepCart();
    const { stop } = await renderBehavior(miniCart, `<div>${filled(2)}</div>`);
    await filling();
    const before = document.body.innerHTML;
    answer(() => Promise.resolve().then(() => new Response('-1', { status: 403 })));
    find('.remove_from_cart_button').click();
    await stop();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(document.body.innerHTML).toBe(before);
  });

  it('is hidden while it is empty if its widget asks for that', async () => {
    await renderBehavior(
      miniCart,
      `<div class="widget_shopping_cart"><div class="hide_cart_widget_if_empty">${CART}</div></div>`,
    );
    expect(find('.widget_shopping_cart').style.display).toBe('none');
  });
});

describe('small controls', () => {
  it.each([
    ['its own style', ' style="display:none"', ''],
    ['a style sheet', '', '<style>.checkout_coupon { display: none; }</style>'],
  ])('open and close a form that is hidden by %s, as buttons', async (_, style, sheet) => {
    await renderBehavior(
      shopToggle,
      `<div>${sheet}<a href="#" class="showcoupon">Coupon?</a><form class="checkout_coupon"${style}><input id="code"></form></div>`,
    );
    const link = find('.showcoupon');
    expect([link.getAttribute('role'), link.getAttribute('aria-expanded')]).toEqual(['button', 'false']);
    link.click();
    await nextFrames();
    expect([
      find('.checkout_coupon').style.display,
      document.activeElement,
      link.getAttribute('aria-expanded'),
    ]).toEqual(['block', find('#code'), 'true']);
    link.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
    await nextFrames();
    expect(find('.checkout_coupon').style.display).toBe('none');
  });

  it('raise a quantity to its minimum until the runtime stops', async () => {
    const { stop } = await renderBehavior(
      shopDetails,
      '<div class="product"><div class="quantity"><input type="number" class="qty" value="1" min="3"></div></div>',
    );
    expect(find<HTMLInputElement>('.qty').value).toBe('3');
    await stop();
    expect(find<HTMLInputElement>('.qty').value).toBe('1');
  });

  it('submit the order of a product list when it changes', async () => {
    const { element } = await renderBehavior(
      shopBasics,
      '<form class="woocommerce-ordering"><select class="orderby" name="orderby"><option>a</option><option>b</option></select></form>',
    );
    const sent = vi.fn();
    (element as HTMLFormElement).requestSubmit = sent;
    find('select').dispatchEvent(new Event('change', { bubbles: true }));
    expect(sent).toHaveBeenCalledOnce();
  });
});
