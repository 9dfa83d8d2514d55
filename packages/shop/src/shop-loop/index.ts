/** Where to find: lists of products: their overlays, and what follows the mouse. */
import type { Behavior } from '@enliven/core';
import { defineShop } from '../shared/define-shop';

/** Lists of products: their overlays, and what follows the mouse. */
export const shopLoop: Behavior = defineShop({
  name: 'shop-loop',
  selector: '.et_pb_shop,.et_pb_wc_upsells,.et_pb_wc_related_products',
  load: () => import('./shop-loop'),
});
