/** The theme's additions beside the platform's own scripts, which send their events through jQuery (docs/reference/shop.md#events). */
import { type AnyBehavior, start } from '@enliven/core';
import { html, nextFrames, root, until, withJQuery } from '@enliven/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cartModules, checkoutModules, shopDetails, shopIcons } from '../src';
import { cartForm, MODULES, totals } from './support/checkout';
import { TABS } from './support/product';

const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];
let runtime: ReturnType<typeof start> | undefined;

async function open(markup: string, ...behaviors: AnyBehavior[]): Promise<void> {
  root(html`<main>${markup}</main>`);
  const when = Object.fromEntries(behaviors.map(({ name }) => [name, 'now' as const]));
  runtime = start(behaviors, { strict: true, when });
  await until(() => [...(runtime?.mounts ?? [])].every(({ state }) => state === 'mounted'));
  await nextFrames();
}

afterEach(async () => {
  await runtime?.stop();
  document.body.className = '';
});

const mirror = (name: string) =>
  find<HTMLInputElement>(`.et_pb_wc_checkout_payment_info [data-enliven-mirror][name="${name}"]`);

describe('a checkout in modules beside the platform’s scripts', () => {
  it('mirrors changes by scripts and visitors, and requests one update from the platform', () =>
    withJQuery(async ($) => {
      document.body.className = 'et_pb_pagebuilder_layout';
      await open(MODULES, checkoutModules);
      const onUpdateCheckout = vi.fn();
      $(document.body).on('update_checkout', onUpdateCheckout);
      find<HTMLInputElement>('#billing_postcode').value = '20095';
      // jQuery tells its own listeners only.
      $('#billing_postcode').trigger('change');
      expect([mirror('billing_postcode').value, onUpdateCheckout.mock.calls.length]).toEqual(['20095', 1]);
      find<HTMLInputElement>('#billing_postcode').value = '20097';
      find('#billing_postcode').dispatchEvent(new Event('change', { bubbles: true }));
      expect([mirror('billing_postcode').value, onUpdateCheckout.mock.calls.length]).toEqual(['20097', 2]);
      $(document.body).off();
    }));

  it('leaves submitting to the platform’s scripts, with all mirrored fields in the form', () =>
    withJQuery(async ($) => {
      document.body.className = 'et-tb-has-template';
      await open(MODULES, checkoutModules);
      find<HTMLInputElement>('#billing_first_name').value = 'Zoë';
      const seen: boolean[] = [];
      $('.et_pb_wc_checkout_payment_info form').on('submit', (event) => {
        seen.push(event.isDefaultPrevented());
        event.preventDefault();
      });
      find<HTMLFormElement>('.et_pb_wc_checkout_payment_info form').requestSubmit();
      expect([seen, mirror('billing_first_name').value]).toEqual([[false], 'Zoë']);
    }));
});

describe('modules of a cart beside the platform’s scripts', () => {
  const NAMES = 'data-button-names="update_cart" data-update_cart-icon="6"';

  it('remove duplicates, keep button icons, and hide the totals of an empty cart', () =>
    withJQuery(async ($) => {
      const cart = (quantity: number) =>
        html`<div class="et_pb_wc_cart_products et_pb_woo_custom_button_icon woocommerce" ${NAMES}>${cartForm(quantity)}</div>`;
      await open(cart(1) + html`<div class="et_pb_wc_cart_totals">${totals()}</div>`, cartModules, shopIcons);
      find('.woocommerce-cart-form').outerHTML = cartForm(2) + cartForm(2);
      find('.cart_totals').outerHTML = totals('1') + totals('1');
      $(document.body).trigger('updated_wc_div');
      await nextFrames();
      expect([all('.woocommerce-cart-form').length, all('.cart_totals').length]).toEqual([1, 1]);
      expect(find('[name=update_cart]').dataset.icon).toBe('6');
      $(document.body).trigger('wc_cart_emptied');
      await until(() => find('.et_pb_wc_cart_totals').style.display === 'none');
    }));

  it('show the “return to shop” link without waiting for its entrance animation', () =>
    withJQuery(async ($) => {
      await open('<div class="et_pb_wc_cart_notice et_animated"></div>', cartModules);
      find('.et_pb_wc_cart_notice').innerHTML = '<a class="wc-backward" href="/shop/">Return</a>';
      $(document.body).trigger('updated_wc_div');
      await until(() => find('.et_pb_wc_cart_notice').className === 'et_pb_wc_cart_notice et_had_animation');
    }));

  it('open the coupon form of the sticky copy only', () =>
    withJQuery(async ($) => {
      const notice = (more: string) =>
        html`<div class="et_pb_wc_cart_notice ${more}"><a href="#" class="showcoupon">Coupon?</a><form class="checkout_coupon" style="display:none"><input></form></div>`;
      await open(notice('first') + notice('et_pb_sticky_module'), cartModules);
      const platform = vi.fn();
      $(document.body).on('click', 'a.showcoupon', platform);
      find('.et_pb_sticky_module a').click();
      await until(() => find('.et_pb_sticky_module form').style.display === 'block');
      expect([find('.first form').style.display, platform.mock.calls.length]).toEqual(['none', 0]);
      await until(() => document.activeElement === find('.et_pb_sticky_module input'));
      find('.et_pb_sticky_module a').click();
      await until(() => find('.et_pb_sticky_module form').style.display === 'none');
      $(document.body).off();
    }));
});

describe('parts of a product beside the platform’s scripts', () => {
  it('open the reviews, and mark an empty meta module', async () => {
    await open(`${TABS}<div class="et_pb_wc_meta"> </div>`, shopDetails);
    const pressed = vi.fn((event: Event) => event.preventDefault());
    find('.reviews_tab a').addEventListener('click', pressed);
    find('.woocommerce-review-link').click();
    expect(pressed).toHaveBeenCalledOnce();
    expect(find('.et_pb_wc_meta').className).toBe('et_pb_wc_meta et_pb_wc_meta_empty');
  });
});
