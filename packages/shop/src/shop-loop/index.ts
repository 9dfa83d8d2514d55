/** Descriptor of the product list behavior. */
import type { Behavior } from '@enliven/core';
import { defineShop } from '../shared/define-shop';

/** Product lists: overlay icons and hover classes. */
export const shopLoop: Behavior = defineShop({
  name: 'shop-loop',
  selector: '.et_pb_shop,.et_pb_wc_upsells,.et_pb_wc_related_products',
  load: () => import('./shop-loop'),
});
