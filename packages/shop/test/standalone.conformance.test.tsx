/** Conformance suite for cart, checkout and lists without the platform's scripts. */
import { describeBehavior, html, nextFrames } from '@enliven/testing';
import { addressFields, addToCart, cart, checkout, miniCart, shopBasics, shopToggle } from '../src';
import { cartForm, PAYMENT, REVIEW } from './support/checkout';

describeBehavior(cart, {
  html: html`<div class="woocommerce">${cartForm(2, 1)}</div>`,
  act(element) {
    const input = element.querySelector('input.qty') as HTMLInputElement;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  },
});

describeBehavior(checkout, {
  html: html`<form class="checkout woocommerce-checkout" action="/checkout/" method="post"><p class="form-row validate-required" id="billing_city_field"><label for="billing_city">City</label><input type="text" class="input-text" name="billing_city" id="billing_city"></p>${REVIEW}${PAYMENT}</form>`,
  async act(element) {
    element.querySelector<HTMLElement>('#payment_method_cod')?.click();
    element.querySelector('#billing_city')?.dispatchEvent(new Event('change', { bubbles: true }));
    await nextFrames();
    element.querySelector<HTMLElement>('#payment_method_bacs')?.click();
  },
});

describeBehavior(shopToggle, {
  html: html`<div><p>Have a coupon? <a href="#" class="showcoupon">Enter your code</a></p><form class="checkout_coupon" style="display:none"><label for="c">Code</label><input id="c" name="coupon_code"></form></div>`,
  act: (element) => void element.click(),
});

describeBehavior(addressFields, {
  html: html`<div class="woocommerce-billing-fields"><div><p class="form-row" id="billing_country_field" data-priority="40"><label for="billing_country">Country</label><select class="country_to_state" name="billing_country" id="billing_country"><option value="DE">Germany</option><option value="US">United States</option></select></p><p class="form-row" id="billing_state_field" data-priority="80"><label for="billing_state">State</label><input type="text" class="input-text" name="billing_state" id="billing_state"></p></div></div>`,
  async act(element) {
    const select = element.querySelector('select') ?? (element as HTMLSelectElement);
    select.value = 'US';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await nextFrames();
    select.value = 'DE';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  },
});

describeBehavior(addToCart, {
  html: html`<ul class="products"><li class="product"><a href="?add-to-cart=1" class="button add_to_cart_button ajax_add_to_cart" data-product_id="1" data-quantity="1">Add to cart</a></li></ul>`,
});

describeBehavior(miniCart, {
  html: html`<div class="widget_shopping_cart"><div class="widget_shopping_cart_content"><p class="woocommerce-mini-cart__empty-message">Nothing yet.</p></div></div>`,
});

describeBehavior(shopBasics, {
  html: html`<form class="woocommerce-ordering" method="get"><select name="orderby" class="orderby" aria-label="Order"><option value="date">Date</option><option value="price">Price</option></select></form>`,
});
