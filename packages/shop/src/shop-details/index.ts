/** Descriptor of the theme's additions to parts of shop pages. */
import type { Behavior } from '@enliven/core';
import { defineShop } from '../shared/define-shop';

/** Details that the theme adds to parts of shop pages. */
export const shopDetails: Behavior = defineShop({
  name: 'shop-details',
  selector:
    '.woocommerce-product-gallery,.variations td.value,.et_pb_wc_meta,a.woocommerce-review-link,.product .quantity input.qty[min],p.demo_store,ul.products,.woocommerce-order-received .et_pb_column_empty',
  load: () => import('./shop-details'),
});
