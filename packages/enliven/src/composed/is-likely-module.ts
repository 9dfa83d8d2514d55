/** Rough test for inserted markup that the loader should examine. */
import { member } from '@enliven/core';

/** Prefixes of the classes of all behaviors' elements; the loader tests with the exact selectors. */
export const LIKELY_MODULE =
  '[class*="et_"],[class*="et-"],[class*="wpcf7"],[class*="woocommerce"],[class*="cart"],[class*="wp-"],[class*="mejs"],[class*="comment"],[class*="nav"],[class*="product"],[class*="checkout"],[class*="variations"],[class*="show"],[class*="country"],[data-et-multi-view],[data-background-layout-hover],iframe,audio,video,form';

/** Whether an element is a module of the theme or of a plugin, or contains one. */
export const isLikelyModule = (element: Element): boolean =>
  member(element, 'matches')(LIKELY_MODULE) || member(element, 'querySelector')(LIKELY_MODULE) !== null;
