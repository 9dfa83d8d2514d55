/** Where to find: the modules that a checkout is split into, and the errors of any checkout. */
import type { Behavior } from '@enliven/core';
import { defineShop } from '../shared/define-shop';

/** The modules that a checkout is split into, and the errors of any checkout. */
export const checkoutModules: Behavior = defineShop({
  name: 'checkout-modules',
  selector:
    'form.checkout,:is(.et_pb_wc_checkout_billing,.et_pb_wc_checkout_shipping,.et_pb_wc_checkout_payment_info) form',
  when: 'now',
  load: () => import('./checkout-modules'),
});
