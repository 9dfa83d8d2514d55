/** Markup of a checkout in modules and of a cart, as the platform and the theme print it. */
import { html } from '@enliven/testing';

const text = (name: string, value = '') =>
  html`<p class="form-row validate-required" id="${name}_field"><label for="${name}">${name}</label><input type="text" class="input-text" name="${name}" id="${name}" value="${value}"></p>`;
const country = (name: string) =>
  html`<p class="form-row address-field update_totals_on_change" id="${name}_field"><label for="${name}">${name}</label><select class="country_to_state country_select" name="${name}" id="${name}"><option value="DE" selected>Germany</option><option value="US">United States</option></select></p>`;
const module = (name: string, inner: string) =>
  html`<div class="et_pb_module et_pb_wc_checkout_${name}"><div class="et_pb_module_inner">${inner}</div></div>`;
const form = (inner: string) =>
  html`<form class="checkout woocommerce-checkout" action="/checkout/" method="post">${inner}</form>`;

const method = (name: string, checked = '') =>
  html`<li class="wc_payment_method payment_method_${name}"><input id="payment_method_${name}" type="radio" class="input-radio" name="payment_method" value="${name}" ${checked}><label for="payment_method_${name}">${name}</label><div class="payment_box payment_method_${name}" ${checked ? '' : 'style="display:none"'}><p>Pay by ${name}</p></div></li>`;

export const PAYMENT = html`<div id="payment" class="woocommerce-checkout-payment"><ul class="wc_payment_methods payment_methods methods">${method('bacs', 'checked')}${method('cod')}</ul><div class="form-row place-order"><button type="submit" class="button alt" name="woocommerce_checkout_place_order" id="place_order" value="Place order" data-value="Place order">Place order</button><input type="hidden" name="woocommerce-process-checkout-nonce" value="abc"></div></div>`;

export const REVIEW = html`<table class="shop_table woocommerce-checkout-review-order-table"><tbody><tr class="order-total"><td>18.00</td></tr></tbody></table>`;

export const MODULES = html`${module('billing', form(html`<div class="woocommerce-billing-fields">${text('billing_first_name', 'Ann')}${country('billing_country')}${text('billing_postcode', '10115')}</div><div class="woocommerce-account-fields"><p class="form-row create-account"><label><input type="checkbox" id="createaccount" name="createaccount" value="1"> Create an account?</label></p><div class="create-account">${text('account_password')}</div></div>`))}
${module('shipping', form(html`<div class="woocommerce-shipping-fields"><h3 id="ship-to-different-address"><label><input id="ship-to-different-address-checkbox" type="checkbox" name="ship_to_different_address" value="1"> Ship elsewhere?</label></h3><div class="shipping_address">${text('shipping_first_name', 'Bob')}</div></div>`))}
${module('additional_info', form(html`<div class="woocommerce-additional-fields"><label for="order_comments">Notes</label><textarea name="order_comments" id="order_comments"></textarea></div>`))}
${module('order_details', form(html`<table class="woocommerce-checkout-review-order-table"><tbody><tr><td><label for="m1">Post</label><input type="radio" class="shipping_method" name="shipping_method[0]" id="m1" value="post:1" checked><label for="m2">Pickup</label><input type="radio" class="shipping_method" name="shipping_method[0]" id="m2" value="pickup:2"></td></tr></tbody></table>`))}
${module('payment_info', form(PAYMENT))}`;

export const errors = (...ids: string[]): string =>
  html`<div class="woocommerce-NoticeGroup woocommerce-NoticeGroup-checkout"><ul class="woocommerce-error" role="alert">${ids.map((id) => `<li data-id="${id}">${id} is missing</li>`).join('')}</ul></div>`;

const row = (key: string, quantity: number, name: string) =>
  html`<tr class="woocommerce-cart-form__cart-item cart_item"><td class="product-remove"><a href="/cart/?remove_item=${key}&amp;_wpnonce=1" class="remove" aria-label="Remove ${name}" data-product_id="1">×</a></td><td class="product-name">${name}</td><td class="product-quantity"><div class="quantity"><label for="q-${key}">Quantity of ${name}</label><input type="number" id="q-${key}" class="input-text qty text" name="cart[${key}][qty]" value="${String(quantity)}" min="0" step="1"></div></td></tr>`;

export const cartForm = (...quantities: number[]): string =>
  html`<form class="woocommerce-cart-form" action="/cart/" method="post"><table class="shop_table cart woocommerce-cart-form__contents"><tbody>${quantities.map((quantity, at) => row(`k${at}`, quantity, `Mug ${at}`)).join('')}<tr><td colspan="6" class="actions"><div class="coupon"><label for="coupon_code">Coupon</label><input type="text" name="coupon_code" class="input-text" id="coupon_code"><button type="submit" class="button" name="apply_coupon" value="Apply">Apply</button></div><button type="submit" class="button" name="update_cart" value="Update cart">Update cart</button><input type="hidden" name="woocommerce-cart-nonce" value="n"></td></tr></tbody></table></form>`;

export const totals = (sum = '18.00'): string =>
  html`<div class="cart_totals"><h2>Cart totals</h2><table class="shop_table"><tbody><tr class="woocommerce-shipping-totals shipping"><td><ul id="shipping_method" class="woocommerce-shipping-methods"><li><input type="radio" name="shipping_method[0]" data-index="0" id="s1" value="flat:1" class="shipping_method" checked><label for="s1">Flat</label></li><li><input type="radio" name="shipping_method[0]" data-index="0" id="s2" value="free:2" class="shipping_method"><label for="s2">Free</label></li></ul></td></tr><tr class="cart-discount coupon-ten"><td><a href="/cart/?remove_coupon=ten" class="woocommerce-remove-coupon" data-coupon="ten">[Remove]</a></td></tr><tr class="order-total"><td>${sum}</td></tr></tbody></table></div>`;

export const cartPage = (...quantities: number[]): string =>
  html`<div class="woocommerce"><div class="woocommerce-notices-wrapper"></div>${cartForm(...quantities)}<div class="cart-collaterals">${totals()}</div></div>`;

export const EMPTY = html`<div class="woocommerce"><div class="woocommerce-notices-wrapper"><div class="woocommerce-message" role="alert">“Mug” removed. <a href="/cart/?undo_item=k0&amp;_wpnonce=1" class="restore-item">Undo?</a></div></div><p class="cart-empty woocommerce-info">Your cart is currently empty.</p><p class="return-to-shop"><a class="button wc-backward" href="/shop/">Return to shop</a></p></div>`;
