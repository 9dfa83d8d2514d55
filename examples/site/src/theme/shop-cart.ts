// Markup of the shop platform's cart, its totals and the mini cart.

import { type Cart, priceOf, sumsOf } from '../carts';
import { findProduct, shippingMethods } from '../content/shop';
import { escapeHtml } from '../escape-html';
import { nonces } from '../nonces';

export const money = (cents: number): string =>
  `<span class="woocommerce-Price-amount amount"><bdi>${(cents / 100).toFixed(2)}&nbsp;<span class="woocommerce-Price-currencySymbol">€</span></bdi></span>`;

export const nameOf = (id: number): string => {
  const found = findProduct(id);
  const options = Object.values(found?.variation?.attributes ?? {});
  return escapeHtml([found?.product.name, ...options].join(', '));
};

/** Returns the picture of a product or variation for a list. The name is next to the picture, so the picture has no text. */
export const thumbnail = (id: number): string =>
  `<img class="attachment-woocommerce_thumbnail" src="/images/${findProduct(id)?.product.pictures[0]}.svg" alt="" width="480" height="360">`;

const addressOf = (id: number): string => `/product/${findProduct(id)?.product.slug}`;

export const notice = (html: string, kind: 'message' | 'error' | 'info' = 'message'): string =>
  kind === 'error'
    ? `<ul class="woocommerce-error" role="alert"><li>${html}</li></ul>`
    : `<div class="woocommerce-${kind}" role="${kind === 'info' ? 'status' : 'alert'}">${html}</div>`;

const item = ([key, { id, quantity }]: [string, Cart['lines'][string]]): string => {
  const name = nameOf(id);
  return `<tr class="woocommerce-cart-form__cart-item cart_item">
<td class="product-remove"><a href="/cart?remove_item=${key}&amp;_wpnonce=${nonces.cart}" class="remove" aria-label="Remove ${name}" data-product_id="${id}">×</a></td>
<td class="product-thumbnail">${thumbnail(id)}</td>
<td class="product-name" data-title="Product"><a href="${addressOf(id)}">${name}</a></td>
<td class="product-price" data-title="Price">${money(priceOf(id))}</td>
<td class="product-quantity" data-title="Quantity"><div class="quantity"><label class="screen-reader-text" for="quantity_${key}">Quantity of ${name}</label>
<input type="number" id="quantity_${key}" class="input-text qty text" name="cart[${key}][qty]" value="${quantity}" min="0" step="1" inputmode="numeric" autocomplete="off"></div></td>
<td class="product-subtotal" data-title="Subtotal">${money(priceOf(id) * quantity)}</td>
</tr>`;
};

const shippingRows = ({ shipping }: Cart): string =>
  Object.entries(shippingMethods)
    .map(([id, { label, price }], at) => {
      const checked = id === shipping ? ' checked' : '';
      return `<li><input type="radio" name="shipping_method[0]" data-index="0" id="shipping_method_0_${at}" value="${id}" class="shipping_method"${checked}><label for="shipping_method_0_${at}">${label}: ${money(price)}</label></li>`;
    })
    .join('');

/** Returns the rows of totals for the cart and the checkout. */
export const sumRows = (cart: Cart): string => {
  const { goods, discount, total } = sumsOf(cart);
  const off = cart.coupons.map(
    (code) =>
      `<tr class="cart-discount coupon-${code}"><th scope="row">Coupon: ${code}</th><td>−${money(discount)} <a href="/cart?remove_coupon=${code}" class="woocommerce-remove-coupon" data-coupon="${code}">Remove<span class="screen-reader-text"> coupon ${code}</span></a></td></tr>`,
  );
  return `<tr class="cart-subtotal"><th scope="row">Subtotal</th><td>${money(goods)}</td></tr>
${off.join('')}
<tr class="woocommerce-shipping-totals shipping"><th scope="row">Shipping</th><td><ul id="shipping_method" class="woocommerce-shipping-methods">${shippingRows(cart)}</ul></td></tr>
<tr class="order-total"><th scope="row">Total</th><td><strong>${money(total)}</strong></td></tr>`;
};

export const cartTotals = (cart: Cart): string => `<div class="cart_totals"><h2>Cart totals</h2>
<table class="shop_table"><tbody>${sumRows(cart)}</tbody></table>
<div class="wc-proceed-to-checkout"><a href="/checkout" class="checkout-button button alt wc-forward">Proceed to checkout</a></div></div>`;

/** Returns the cart. @param notices HTML above the cart */
export const cartPart = (cart: Cart, notices = ''): string => {
  const lines = Object.entries(cart.lines);
  const wrapper = `<div class="woocommerce-notices-wrapper">${notices}</div>`;
  if (lines.length === 0)
    return `<div class="woocommerce">${wrapper}<p class="cart-empty woocommerce-info">Your cart is empty.</p><p class="return-to-shop"><a class="button wc-backward" href="/shop">Return to shop</a></p></div>`;
  return `<div class="woocommerce">${wrapper}
<form class="woocommerce-cart-form" action="/cart" method="post">
<table class="shop_table shop_table_responsive cart woocommerce-cart-form__contents"><thead><tr>
<th class="product-remove" scope="col"><span class="screen-reader-text">Remove</span></th><th class="product-thumbnail" scope="col"><span class="screen-reader-text">Picture</span></th><th class="product-name" scope="col">Product</th><th class="product-price" scope="col">Price</th><th class="product-quantity" scope="col">Quantity</th><th class="product-subtotal" scope="col">Subtotal</th>
</tr></thead><tbody>
${lines.map(item).join('\n')}
<tr><td colspan="6" class="actions"><div class="coupon"><label for="coupon_code" class="screen-reader-text">Coupon:</label>
<input type="text" name="coupon_code" class="input-text" id="coupon_code" value="" placeholder="Coupon code"><button type="submit" class="button" name="apply_coupon" value="Apply coupon">Apply coupon</button></div>
<button type="submit" class="button" name="update_cart" value="Update cart">Update cart</button>
<input type="hidden" name="woocommerce-cart-nonce" value="${nonces.cart}"></td></tr>
</tbody></table></form>
<div class="cart-collaterals">${cartTotals(cart)}</div></div>`;
};

export const miniCart = (cart: Cart): string => {
  const lines = Object.entries(cart.lines);
  const inner =
    lines.length > 0
      ? `<ul class="woocommerce-mini-cart cart_list product_list_widget">${lines
          .map(
            ([key, { id, quantity }]) =>
              `<li class="woocommerce-mini-cart-item mini_cart_item"><a href="/cart?remove_item=${key}&amp;_wpnonce=${nonces.cart}" class="remove remove_from_cart_button" aria-label="Remove ${nameOf(id)}" data-cart_item_key="${key}">×</a> <a href="${addressOf(id)}">${thumbnail(id)}${nameOf(id)}</a> <span class="quantity">${quantity} × ${money(priceOf(id))}</span></li>`,
          )
          .join(
            '',
          )}</ul><p class="woocommerce-mini-cart__total total"><strong>Subtotal</strong> ${money(sumsOf(cart).goods)}</p><p class="woocommerce-mini-cart__buttons buttons"><a href="/cart" class="button wc-forward">View cart</a> <a href="/checkout" class="button alt checkout wc-forward">Checkout</a></p>`
      : '<p class="woocommerce-mini-cart__empty-message">No products in the cart.</p>';
  return `<div class="widget_shopping_cart_content">${inner}</div>`;
};
