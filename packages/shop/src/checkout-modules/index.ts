/** Descriptor of the modules of a checkout. */
import type { Behavior } from '@enliven/core';
import { defineShop } from '../shared/define-shop';

/** Modules of a checkout, and the errors of any checkout. */
export const checkoutModules: Behavior = defineShop({
  name: 'checkout-modules',
  selector:
    'form.checkout,:is(.et_pb_wc_checkout_billing,.et_pb_wc_checkout_shipping,.et_pb_wc_checkout_payment_info) form',
  when: 'now',
  load: () => import('./checkout-modules'),
});
