/** Descriptor of links that open coupon, login, terms and calculator. */
import type { Behavior } from '@enliven/core';
import { defineShop } from '../shared/define-shop';

/** Links that open the coupon, the login, the terms and the calculator. */
export const shopToggle: Behavior = defineShop(
  {
    name: 'shop-toggle',
    selector: 'a.showcoupon,a.showlogin,a.woocommerce-terms-and-conditions-link,a.shipping-calculator-button',
    load: () => import('./shop-toggle'),
  },
  ['wc-cart', 'wc-checkout'],
);
