// Markup of the checkout and of the page of a received order.

import { type Cart, priceOf, sumsOf } from '../carts';
import { escapeHtml } from '../escape-html';
import { nonces } from '../nonces';
import { money, nameOf, sumRows, thumbnail } from './shop-cart';

type Posted = Record<string, unknown>;

interface Field {
  name: string;
  label: string;
  type?: string;
  classes: string;
  autocomplete: string;
}

const billing: Field[] = [
  {
    name: 'billing_first_name',
    label: 'First name',
    classes: 'form-row-first validate-required',
    autocomplete: 'given-name',
  },
  {
    name: 'billing_last_name',
    label: 'Last name',
    classes: 'form-row-last validate-required',
    autocomplete: 'family-name',
  },
  {
    name: 'billing_address_1',
    label: 'Street',
    classes: 'address-field validate-required',
    autocomplete: 'address-line1',
  },
  {
    name: 'billing_postcode',
    label: 'Postcode',
    classes: 'form-row-first address-field validate-required validate-postcode',
    autocomplete: 'postal-code',
  },
  {
    name: 'billing_city',
    label: 'Town',
    classes: 'form-row-last address-field validate-required',
    autocomplete: 'address-level2',
  },
  {
    name: 'billing_email',
    label: 'Email',
    type: 'email',
    classes: 'validate-required validate-email',
    autocomplete: 'email',
  },
];

const field = ({ name, label, type = 'text', classes, autocomplete }: Field, posted: Posted): string =>
  `<p class="form-row ${classes}" id="${name}_field"><label for="${name}">${label}&nbsp;<span class="required" aria-hidden="true">*</span></label><span class="woocommerce-input-wrapper"><input type="${type}" class="input-text" name="${name}" id="${name}" autocomplete="${autocomplete}" value="${escapeHtml(posted[name] ?? '')}"></span></p>`;

const methods = [
  ['bacs', 'Bank transfer', 'We send you our account.'],
  ['cod', 'Cash on delivery', 'Please have it ready.'],
] as const;

const lineRows = ({ lines }: Cart): string =>
  Object.values(lines)
    .map(
      ({ id, quantity }) =>
        `<tr class="cart_item"><th scope="row" class="product-name">${thumbnail(id)}<span>${nameOf(id)} <strong class="product-quantity">×&nbsp;${quantity}</strong></span></th><td class="product-total">${money(priceOf(id) * quantity)}</td></tr>`,
    )
    .join('');

export const reviewTable = (cart: Cart): string =>
  `<table class="shop_table woocommerce-checkout-review-order-table"><tbody>
${lineRows(cart)}
${sumRows(cart)}</tbody></table>`;

export const payment = (chosen = 'bacs'): string => `<div id="payment" class="woocommerce-checkout-payment">
<ul class="wc_payment_methods payment_methods methods">
${methods
  .map(([name, label, words]) => {
    const on = name === chosen;
    return `<li class="wc_payment_method payment_method_${name}"><input id="payment_method_${name}" type="radio" class="input-radio" name="payment_method" value="${name}"${on ? ' checked' : ''} data-order_button_text=""><label for="payment_method_${name}">${label}</label><div class="payment_box payment_method_${name}"><p>${words}</p></div></li>`;
  })
  .join('\n')}
</ul>
<div class="form-row place-order"><button type="submit" class="button alt" name="woocommerce_checkout_place_order" id="place_order" value="Place order" data-value="Place order">Place order</button>
<input type="hidden" name="woocommerce-process-checkout-nonce" value="${nonces.cart}"></div></div>`;

/** Returns the checkout. @param notices HTML of error messages @param posted submitted values, which fill the fields */
export const checkoutPart = (cart: Cart, notices = '', posted: Posted = {}): string => `<div class="woocommerce">
<div class="woocommerce-form-login-toggle"><div class="woocommerce-info">Returning customer? <a href="#" class="showlogin">Log in</a></div></div>
<form class="woocommerce-form woocommerce-form-login login" method="post" action="/checkout"><p class="form-row form-row-first"><label for="username">Name or email&nbsp;<span class="required">*</span></label><input type="text" class="input-text" name="username" id="username" autocomplete="username"></p>
<p class="form-row form-row-last"><label for="password">Password&nbsp;<span class="required">*</span></label><input type="password" class="input-text" name="password" id="password" autocomplete="current-password"></p>
<p class="form-row"><label class="woocommerce-form__label woocommerce-form-login__rememberme"><input type="checkbox" name="rememberme" value="forever"> <span>Remember me</span></label><button type="submit" class="button" name="login" value="Log in">Log in</button></p></form>
<div class="woocommerce-form-coupon-toggle"><div class="woocommerce-info">Have a coupon? <a href="#" class="showcoupon">Enter your code</a></div></div>
<form class="checkout_coupon woocommerce-form-coupon" method="post" action="/checkout"><p><label for="coupon_code">Coupon</label><input type="text" name="coupon_code" class="input-text" id="coupon_code"><button type="submit" class="button" name="apply_coupon" value="Apply coupon">Apply coupon</button></p></form>
<div class="woocommerce-notices-wrapper">${notices}</div>
<form name="checkout" method="post" class="checkout woocommerce-checkout" action="/checkout">
<div id="customer_details"><div class="woocommerce-billing-fields"><h2>Billing details</h2><div class="woocommerce-billing-fields__field-wrapper">${billing.map((one) => field(one, posted)).join('\n')}</div></div></div>
<h2 id="order_review_heading">Your order</h2>
<div id="order_review" class="woocommerce-checkout-review-order">${reviewTable(cart)}${payment(String(posted.payment_method ?? 'bacs'))}</div>
</form></div>`;

/** Returns the names of invalid fields with error messages. */
export function complaints(posted: Posted): [name: string, sentence: string][] {
  const missing = billing
    .filter(({ name }) => !String(posted[name] ?? '').trim())
    .map(({ name, label }): [string, string] => [name, `<strong>Billing ${label}</strong> is a required field.`]);
  const email = String(posted.billing_email ?? '');
  return email && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)
    ? [...missing, ['billing_email', '<strong>Billing Email</strong> is not an address.']]
    : missing;
}

export const complaintList = (found: [string, string][]): string =>
  `<ul class="woocommerce-error" role="alert">${found.map(([name, sentence]) => `<li data-id="${name}">${sentence}</li>`).join('')}</ul>`;

export const receivedPart = (
  order: number,
  cart: Cart,
): string => `<div class="woocommerce"><div class="woocommerce-order">
<p class="woocommerce-notice woocommerce-notice--success woocommerce-thankyou-order-received">Thank you. Your order has been received.</p>
<ul class="woocommerce-order-overview woocommerce-thankyou-order-details order_details"><li class="woocommerce-order-overview__order order">Order number: <strong>${order}</strong></li><li class="woocommerce-order-overview__total total">Total: <strong>${money(sumsOf(cart).total)}</strong></li></ul>
<table class="shop_table woocommerce-table--order-details"><caption>What you ordered</caption><tbody>${lineRows(cart)}</tbody></table>
<p class="return-to-shop"><a class="button wc-backward" href="/shop">Back to the shop</a></p></div></div>`;
