/** The shipping methods in the totals of a cart, and a cart on a page that the visitor comes back to. */
import { start } from '@enliven/core';
import { html, htmlResponse, nextFrames, root, until } from '@enliven/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cart } from '../src';
import { cartForm, cartPage } from './support/checkout';

const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
const globals = globalThis as Record<string, unknown>;
const METHODS = ['flat:1', 'free:2', 'fast:3'];
const running: ReturnType<typeof start>[] = [];

/** Requests so far, each with a function that answers it. */
const requests: { method: string | null; url: string; answer(text: string): void; signal: AbortSignal | undefined }[] =
  [];
const ask = async (url: string, { body, signal }: RequestInit = {}) =>
  new Promise<Response>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
    requests.push({
      method: new URLSearchParams(String(body ?? '')).get('shipping_method[0]'),
      url,
      answer: (text) => resolve(htmlResponse(text)),
      signal: signal ?? undefined,
    });
  });

const sums = (chosen: string) =>
  html`<div class="cart_totals"><ul>${METHODS.map(
    (value) =>
      `<li><input type="radio" class="shipping_method" name="shipping_method[0]" id="s-${value}" value="${value}" ${value === chosen ? 'checked' : ''}><label for="s-${value}">${value}</label></li>`,
  ).join('')}</ul><p class="order-total">${chosen}</p></div>`;
const page = (chosen: string) =>
  html`<div class="woocommerce"><div class="woocommerce-notices-wrapper"></div>${cartForm(2)}<div class="cart-collaterals">${sums(chosen)}</div></div>`;

async function open(markup: string, before?: () => void): Promise<void> {
  requests.length = 0;
  vi.stubGlobal('fetch', ask);
  globals.wc_cart_params = { wc_ajax_url: '/?wc-ajax=%%endpoint%%' };
  root(html`<main>${markup}</main>`);
  before?.();
  const runtime = start([cart], { when: { cart: 'now' } });
  running.push(runtime);
  await until(() => [...runtime.mounts].every(({ state }) => state === 'mounted'));
  await nextFrames();
}

afterEach(async () => {
  for (const runtime of running.splice(0)) await runtime.stop();
  delete globals.wc_cart_params;
  vi.unstubAllGlobals();
});

const radio = (value: string) => find<HTMLInputElement>(`[id="s-${value}"]`);
function choose(value: string): void {
  radio(value).checked = true;
  radio(value).focus();
  radio(value).dispatchEvent(new Event('change', { bubbles: true }));
}

describe('the shipping method', () => {
  it('is the last one chosen, even while an earlier request is pending', async () => {
    await open(page('flat:1'));
    choose('free:2');
    await until(() => requests.length === 1);
    choose('fast:3');
    requests[0]?.answer(sums('free:2'));
    await until(() => requests.length === 2);
    expect([requests[0]?.method, requests[1]?.method, document.activeElement]).toEqual([
      'free:2',
      'fast:3',
      radio('fast:3'),
    ]);
    requests[1]?.answer(sums('fast:3'));
    await until(() => find('.order-total').textContent === 'fast:3');
    await nextFrames();
    expect([radio('fast:3').checked, requests.length]).toEqual([true, 2]);
  });

  it('stays chosen while another cart request is pending', async () => {
    await open(page('flat:1'));
    find('a.remove').click();
    await until(() => requests.length === 1);
    choose('fast:3');
    requests[0]?.answer(page('flat:1'));
    await until(() => requests.length === 2);
    expect([requests[1]?.method, radio('fast:3').checked]).toEqual(['fast:3', true]);
  });

  it.each([
    ['navigate', 'free:2', 1],
    ['back_forward', 'flat:1', 0],
    ['reload', 'flat:1', 0],
  ])('chosen before the mount on a page with the navigation type %s becomes %s', async (type, chosen, times) => {
    const entries = [{ type }] as unknown as PerformanceEntryList;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
    await open(page('flat:1'), () => {
      radio('free:2').checked = true;
    });
    await until(() => requests.length === times && radio(chosen).checked);
    // A later choice is sent to the shop for every navigation type.
    if (times === 0) choose('free:2');
    await until(() => requests.length === 1);
    choose('fast:3');
    requests[0]?.answer(sums('free:2'));
    await until(() => requests.length === 2);
    expect(requests.map(({ method }) => method)).toEqual(['free:2', 'fast:3']);
    vi.restoreAllMocks();
  });

  it('is the one in the answer if the shop rejects the chosen one', async () => {
    await open(page('flat:1'));
    choose('free:2');
    await until(() => requests.length === 1);
    requests[0]?.answer(sums('flat:1'));
    await until(() => radio('flat:1').checked);
    await nextFrames();
    expect(requests).toHaveLength(1);
  });
});

describe('a cart on a page that the visitor comes back to', () => {
  const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  it('is fetched again after its pending requests were aborted', async () => {
    await open(cartPage(2));
    find('a.remove').click();
    await until(() => requests.length === 1);
    window.dispatchEvent(new Event('pagehide'));
    expect([requests[0]?.signal?.aborted, find('.processing')]).toEqual([true, null]);
    show(true);
    await until(() => requests.length === 2);
    requests[1]?.answer(cartPage(7));
    await until(() => find<HTMLInputElement>('.qty').value === '7');
  });

  it('sends no request if the page was loaded again', async () => {
    await open(cartPage(2));
    show(false);
    await nextFrames();
    expect(requests).toEqual([]);
  });
});
