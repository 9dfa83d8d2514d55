/** Registration of the behavior that names links and fields without a name and marks the page's main content. */
import type { Behavior } from '@enliven/core';

/** Names for assistive technology, from words of the page. No original script does this, so the behavior has no incumbents. */
export const names: Behavior = {
  name: 'names',
  package: '@enliven/header',
  selector:
    '#main-content,[class*=social] a:is(.icon,.et_pb_font_icon),:is(.et_pb_portfolio_item,.et_pb_gallery_image,.et_pb_main_blurb_image) a:not([title]),.searchform #s,#coupon_code,.woocommerce-ordering select,.dropdown_product_cat',
  when: 'idle',
  load: () => import('./names'),
};
