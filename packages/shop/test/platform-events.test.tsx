/** Listeners of jQuery receive the platform's events under their own names without its scripts, and can send requests to the shop. */
import { html, htmlResponse, renderBehavior, until, withJQuery } from '@enliven/testing';
import type jQuery from 'jquery';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkout, variations } from '../src';
import { PAYMENT, REVIEW } from './support/checkout';
import { variationsForm } from './support/product';

const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
const globals = globalThis as Record<string, unknown>;

afterEach(() => {
  for (const name of ['wc_checkout_params']) delete globals[name];
  vi.unstubAllGlobals();
});

/** Collects jQuery events on the document with their arguments. */
function hear($: typeof jQuery, types: string): [type: string, ...args: unknown[]][] {
  const heard: [string, ...unknown[]][] = [];
  $(document).on(types, ({ type }: { type: string }, ...args: unknown[]) => void heard.push([type, ...args]));
  return heard;
}

const page = () => html`<div class="product">${variationsForm()}</div>`;

describe('a product', () => {
  it('sends jQuery events when a variation is found, shown, reset and hidden', () =>
    withJQuery(async ($) => {
      const heard = hear($, 'found_variation show_variation reset_data hide_variation');
      const { stop } = await renderBehavior(variations, page());
      heard.length = 0;
      $('#color').val('Red').trigger('change');
      $('#size').val('M').trigger('change');
      await until(() => heard.length === 2);
      const variation = expect.objectContaining({ variation_id: 217, attributes: expect.anything() });
      expect(heard).toEqual([
        ['found_variation', variation],
        ['show_variation', variation, true],
      ]);
      find('.reset_variations').click();
      await until(() => heard.length === 4);
      expect(heard.slice(2).map(([type]) => type)).toEqual(['reset_data', 'hide_variation']);
      await stop();
      $(document).off();
    }));

  it('reads its options again when a script triggers check_variations', () =>
    withJQuery(async ($) => {
      const { stop } = await renderBehavior(variations, page());
      find<HTMLSelectElement>('#color').value = 'Red';
      find<HTMLSelectElement>('#size').value = 'M';
      $('.variations_form').trigger('check_variations');
      await until(() => find<HTMLInputElement>('[name=variation_id]').value === '217');
      await stop();
    }));
});

describe('a checkout', () => {
  const FORM = html`<form name="checkout" class="checkout woocommerce-checkout" action="/checkout/" method="post">${REVIEW}${PAYMENT}</form>`;

  async function open() {
    globals.wc_checkout_params = { wc_ajax_url: '/?wc-ajax=%%endpoint%%', update_order_review_nonce: 'n' };
    vi.stubGlobal('fetch', async () =>
      htmlResponse(JSON.stringify({ result: 'success', fragments: { '.none': '<p></p>' } })),
    );
    return renderBehavior(checkout, FORM);
  }

  it('updates the order when a script triggers update_checkout, and sends updated_checkout', () =>
    withJQuery(async ($) => {
      const heard = hear($, 'updated_checkout ajaxSend ajaxSuccess ajaxComplete');
      const { stop } = await open();
      $(document.body).trigger('update_checkout');
      await until(() => heard.length === 4);
      expect(heard.map(([type]) => type)).toEqual(['ajaxSend', 'updated_checkout', 'ajaxSuccess', 'ajaxComplete']);
      expect(heard[1]?.[1]).toMatchObject({ result: 'success' });
      expect(heard[2]?.[2]).toMatchObject({ data: expect.stringContaining('security=n') });
      await stop();
      $(document).off();
    }));

  it.each(['checkout_place_order', 'checkout_place_order_cod'])(
    'is not submitted if a handler of %s returns false',
    (type) =>
      withJQuery(async ($) => {
        const { stop } = await open();
        find('#payment_method_cod').click();
        await until(() => find<HTMLInputElement>('[name=payment_method]:checked')?.value === 'cod');
        let answer = false;
        $('form.checkout').on(type, () => answer);
        const submit = () => {
          const event = new Event('submit', { bubbles: true, cancelable: true });
          find('form.checkout').dispatchEvent(event);
          return !event.defaultPrevented;
        };
        document.addEventListener('submit', (event) => queueMicrotask(() => event.preventDefault()), { once: true });
        expect(submit()).toBe(false);
        answer = true;
        expect(submit()).toBe(true);
        await stop();
      }),
  );
});
