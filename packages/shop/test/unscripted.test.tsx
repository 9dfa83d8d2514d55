/** Shop pages whose body keeps the class `woocommerce-no-js`: the platform's inline script is delayed or was removed. */
import { html, nextFrames, renderBehavior } from '@enliven/testing';
import { afterEach, expect, it } from 'vitest';
import { shopToggle } from '../src';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const STYLE = '<style>.woocommerce-no-js form.woocommerce-form-coupon{display:block!important}</style>';

afterEach(() => {
  document.body.className = '';
});

it('the coupon form that style sheets show without scripts is closed, and opens on press', async () => {
  document.body.className = 'woocommerce-cart woocommerce-no-js';
  const { stop } = await renderBehavior(
    shopToggle,
    html`${STYLE}<a href="#" class="showcoupon">Enter it</a><form class="checkout_coupon woocommerce-form-coupon" style="display:none"><input name="coupon_code"></form>`,
  );
  const display = () => getComputedStyle(find('form')).display;
  expect(document.body.classList.contains('woocommerce-js')).toBe(true);
  expect([display(), find('a').getAttribute('aria-expanded')]).toEqual(['none', 'false']);
  find('a').click();
  await nextFrames();
  expect([display(), find('a').getAttribute('aria-expanded')]).toEqual(['block', 'true']);
  expect(document.activeElement).toBe(find('input'));
  await stop();
  expect(document.body.className).toBe('woocommerce-cart woocommerce-no-js');
});
