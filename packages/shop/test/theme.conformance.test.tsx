/** Conformance suite for the theme's additions to the shop. */
import { describeBehavior, html, nextFrames } from '@enliven/testing';
import { cartCount, cartModules, checkoutModules, shopDetails, shopIcons, shopLoop } from '../src';
import { cartForm, MODULES } from './support/checkout';
import { GALLERY } from './support/product';

const tell = (name: string, ...args: unknown[]) =>
  document.body.dispatchEvent(new CustomEvent(`shop:${name}`, { bubbles: true, detail: { args } }));

describeBehavior(cartCount, {
  html: html`<div id="et-secondary-menu"><a href="/cart/" class="et-cart-info"><span>7 Items</span></a></div>`,
  act: () => void tell('added_to_cart'),
});

describeBehavior(checkoutModules, {
  body: 'et_pb_pagebuilder_layout',
  html: html`<div id="et-boc"><h1>Checkout</h1>${MODULES}</div>`,
  async act() {
    document.querySelector<HTMLElement>('#payment_method_cod')?.click();
    await nextFrames();
    document.querySelector<HTMLElement>('#payment_method_bacs')?.click();
    tell('checkout_error', '');
  },
});

describeBehavior(cartModules, {
  html: html`<div class="et_pb_module et_pb_wc_cart_products woocommerce">${cartForm(2)}</div>`,
  act: () => void tell('updated_wc_div'),
});

describeBehavior(shopIcons, {
  html: html`<div class="et_pb_module et_pb_woo_custom_button_icon" data-button-names="apply_coupon update_cart" data-apply_coupon-icon="5" data-update_cart-icon="6" data-update_cart-icon-phone="7">${cartForm(1)}</div>`,
  act: () => void tell('updated_wc_div'),
});

describeBehavior(shopLoop, {
  html: html`<div class="et_pb_module et_pb_shop" data-icon="P" data-icon-phone="Q" data-shortcode_index="0"><ul class="products"><li class="product"><a href="/mug/"><span class="et_shop_image"><img src="data:," alt="Mug"><span class="et_overlay"></span></span><h2 class="woocommerce-loop-product__title">Mug</h2><span class="price">6</span></a></li></ul></div>`,
  act: (element) =>
    void element.querySelector('.et_shop_image')?.dispatchEvent(new Event('pointerover', { bubbles: true })),
});

describeBehavior(shopDetails, { html: GALLERY });
