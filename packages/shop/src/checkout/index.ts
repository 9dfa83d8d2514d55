/** Descriptor of the checkout. */
import type { Behavior } from '@enliven/core';
import { defineShop } from '../shared/define-shop';

/** The checkout: payment, addresses, and totals that update with them. */
export const checkout: Behavior = defineShop(
  {
    name: 'checkout',
    selector:
      'form.checkout,form#order_review,form#add_payment_method,:is(.et_pb_wc_checkout_billing,.et_pb_wc_checkout_shipping) form',
    when: 'now',
    load: () => import('./checkout'),
  },
  ['wc-checkout', 'wc-add-payment-method'],
);
