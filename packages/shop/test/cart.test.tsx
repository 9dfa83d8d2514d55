/** The cart without the platform's scripts: its requests, the page after an answer, and the page without an answer. */
import { start } from '@enliven/core';
import { html, htmlResponse, nextFrames, root, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cart } from '../src';
import { cartPage, EMPTY, totals } from './support/checkout';
import { type Answer, FAULTS, shortenTimeout } from './support/faults';

const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];
const globals = globalThis as Record<string, unknown>;
const requests: { url: string; body: URLSearchParams }[] = [];
const running: ReturnType<typeof start>[] = [];

function answer(make: Answer): void {
  requests.length = 0;
  vi.stubGlobal('fetch', async (url: string, { body, signal }: RequestInit = {}) => {
    requests.push({
      url: new URL(url, location.href).pathname + new URL(url, location.href).search,
      body: new URLSearchParams(String(body ?? '')),
    });
    return make(signal);
  });
}

async function open(markup: string): Promise<void> {
  globals.wc_cart_params = { wc_ajax_url: '/?wc-ajax=%%endpoint%%', update_shipping_method_nonce: 'sn' };
  root(html`<main>${markup}</main>`);
  const runtime = start([cart], { strict: true, when: { cart: 'now' } });
  running.push(runtime);
  await until(() => [...runtime.mounts].every(({ state }) => state === 'mounted'));
  await nextFrames();
}

const settled = () => until(() => requests.length > 0 && find('.processing') === null);
const heard = (...names: string[]) => {
  const events: string[] = [];
  for (const name of names) document.addEventListener(`shop:${name}`, () => events.push(name), { once: true });
  return events;
};

/** Records the browser's default action and prevents it. */
const natively = vi.fn((event: Event) => event.preventDefault());

beforeEach(shortenTimeout);
afterEach(async () => {
  for (const runtime of running.splice(0)) await runtime.stop();
  delete globals.wc_cart_params;
  vi.unstubAllGlobals();
  natively.mockClear();
  for (const type of ['click', 'submit']) window.removeEventListener(type, natively);
});

const press = (selector: string) => find(selector).click();
const submit = (name: string) =>
  find('.woocommerce-cart-form').dispatchEvent(
    Object.assign(new Event('submit', { bubbles: true, cancelable: true }), { submitter: find(`[name=${name}]`) }),
  );

describe('the cart', () => {
  it('can be updated once a quantity has changed, and keeps text typed into other fields', async () => {
    await open(cartPage(2, 1));
    const button = () => find<HTMLButtonElement>('[name=update_cart]');
    expect([button().disabled, button().getAttribute('aria-disabled')]).toEqual([true, 'true']);
    const input = find<HTMLInputElement>('.qty');
    input.value = '5';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await until(() => !button().disabled);
    find<HTMLInputElement>('#coupon_code').value = 'half a cou';
    input.focus();
    answer(() =>
      htmlResponse(
        html`<html><body>${cartPage(5, 1)}<div class="woocommerce-message">Cart updated.</div></body></html>`,
      ),
    );
    const events = heard('updated_cart_totals', 'updated_wc_div');
    submit('update_cart');
    submit('update_cart');
    expect(find('.woocommerce-cart-form').getAttribute('aria-busy')).toBe('true');
    await settled();
    await until(() => button().disabled);
    expect(requests).toHaveLength(1);
    expect([requests[0]?.url, requests[0]?.body.get('cart[k0][qty]'), requests[0]?.body.get('update_cart')]).toEqual([
      '/cart/',
      '5',
      'Update cart',
    ]);
    expect([find<HTMLInputElement>('.qty').value, find<HTMLInputElement>('#coupon_code').value]).toEqual([
      '5',
      'half a cou',
    ]);
    expect(document.activeElement).toBe(find('#q-k0'));
    expect([
      find('.woocommerce-notices-wrapper').textContent,
      find('.woocommerce-message').getAttribute('role'),
    ]).toEqual(['Cart updated.', 'alert']);
    expect(events).toEqual(['updated_cart_totals', 'updated_wc_div']);
  });

  it('removes a row, becomes empty, and can be restored', async () => {
    await open(cartPage(2));
    answer(() => htmlResponse(`<body>${EMPTY}</body>`));
    const events = heard('wc_cart_emptied', 'updated_wc_div');
    find('a.remove').focus();
    press('a.remove');
    await settled();
    await until(() => find('.cart-empty') !== null);
    expect(requests[0]?.url).toBe('/cart/?remove_item=k0&_wpnonce=1');
    expect([events, find('.woocommerce-cart-form'), document.activeElement?.textContent]).toEqual([
      ['wc_cart_emptied', 'updated_wc_div'],
      null,
      'Undo?',
    ]);
    answer(() => htmlResponse(`<body>${cartPage(2)}</body>`));
    await until(() =>
      [...(running[0]?.mounts ?? [])].some(
        ({ element, state }) => element.matches('.restore-item') && state === 'mounted',
      ),
    );
    press('a.restore-item');
    await until(() => find('.woocommerce-cart-form') !== null);
    expect(requests[0]?.url).toContain('undo_item=k0');
  });

  it('applies a coupon and removes it', async () => {
    await open(cartPage(2));
    find<HTMLInputElement>('#coupon_code').value = 'ten';
    answer(() => htmlResponse(`<body><div class="woocommerce-message">Applied.</div>${cartPage(2)}</body>`));
    submit('apply_coupon');
    await settled();
    expect([
      requests[0]?.body.get('coupon_code'),
      requests[0]?.body.has('apply_coupon'),
      find<HTMLInputElement>('#coupon_code').value,
    ]).toEqual(['ten', true, '']);
    await nextFrames(3);
    answer(() => htmlResponse(`<body>${cartPage(2)}</body>`));
    press('.woocommerce-remove-coupon');
    await settled();
    expect(requests[0]?.url).toBe('/cart/?remove_coupon=ten');
  });

  it('replaces only its totals when the shipping method changes', async () => {
    await open(cartPage(2));
    const form = find('.woocommerce-cart-form');
    answer(() => htmlResponse(totals('20.00')));
    press('#s2');
    await until(() => find('.order-total').textContent === '20.00');
    expect([requests[0]?.url, requests[0]?.body.toString()]).toEqual([
      '/?wc-ajax=update_shipping_method',
      'security=sn&shipping_method%5B0%5D=free%3A2',
    ]);
    expect(find('.woocommerce-cart-form')).toBe(form);
  });

  it('removes scripts from the markup of an answer', async () => {
    await open(cartPage(2));
    answer(() =>
      htmlResponse(
        `<body><ul class="woocommerce-error"><li><img src=x onerror="hurt()"><script>hurt()</script><a href="javascript:hurt()">x</a></li></ul>${cartPage(2).replace('>Mug 0<', '><b onclick="hurt()">Mug</b><')}</body>`,
      ),
    );
    press('a.remove');
    await settled();
    await until(() => find('.woocommerce-error') !== null);
    expect(document.body.innerHTML).not.toMatch(/onerror|onclick|hurt/);
  });

  it.each(FAULTS)('stays unchanged when the server %s, and leaves the next press to the browser', async (_, make) => {
    await open(cartPage(2));
    const form = find('.woocommerce-cart-form');
    answer(make);
    press('a.remove');
    press('a.remove');
    await settled();
    await until(() => find('[role=alert]') !== null);
    expect(requests).toHaveLength(1);
    expect([find('.woocommerce-cart-form') === form, all('.cart_item').length]).toEqual([true, 1]);
    expect(find('[role=alert]').textContent).toMatch(/did not answer/);
    window.addEventListener('click', natively);
    press('a.remove');
    expect([natively.mock.calls.length, requests.length]).toEqual([1, 1]);
    await running.pop()?.stop();
    expect(find('[role=alert]')).toBeNull();
  });

  const calculator = () =>
    find('.cart_totals').insertAdjacentHTML(
      'beforeend',
      '<form class="woocommerce-shipping-calculator" action="/cart/" method="post"><input name="calc_shipping_city" value="Hull"><button name="calc_shipping" value="1">Update</button></form>',
    );
  it.each(FAULTS)(
    'keeps entered values when the server %s, and leaves the next submit to the browser',
    async (_, make) => {
      for (const name of ['update_cart', 'apply_coupon', 'calc_shipping']) {
        await open(cartPage(2));
        calculator();
        find<HTMLInputElement>('#coupon_code').value = 'TEN';
        find<HTMLInputElement>('input.qty').value = '7';
        const button = find(`[name=${name}]`);
        const send = () =>
          button
            .closest('form')
            ?.dispatchEvent(
              Object.assign(new Event('submit', { bubbles: true, cancelable: true }), { submitter: button }),
            );
        answer(make);
        expect([send(), send()]).toEqual([false, false]);
        await settled();
        await until(() => find('[role=alert]') !== null);
        expect(find('[role=alert]').textContent).toMatch(/did not answer/);
        expect([find<HTMLInputElement>('#coupon_code').value, find<HTMLInputElement>('input.qty').value]).toEqual([
          'TEN',
          '7',
        ]);
        expect([requests.length, send(), requests.length]).toEqual([1, true, 1]);
        await running.pop()?.stop();
      }
    },
  );

  it.each(FAULTS)('keeps its totals when the shipping method changes and the server %s', async (_, make) => {
    await open(cartPage(2));
    const sums = find('.cart_totals');
    answer(make);
    press('#s2');
    await settled();
    await until(() => find('[role=alert]') !== null);
    expect([requests.length, find('.cart_totals') === sums, find('.order-total').textContent]).toEqual([
      1,
      true,
      '18.00',
    ]);
  });
});
