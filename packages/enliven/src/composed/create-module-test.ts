/** Test for inserted markup that the loader should examine. */
import { member } from '@enliven/core';

/** Prefixes of the classes of all behaviors' elements; the loader tests with the exact selectors. */
export const LIKELY_MODULE =
  '[class*="et_"],[class*="et-"],[class*="wpcf7"],[class*="woocommerce"],[class*="cart"],[class*="wp-"],[class*="comment"],[class*="nav"],[class*="product"],[class*="checkout"],[class*="variations"],a[class*="show"],[class*="country"],[data-et-multi-view],[data-background-layout-hover],iframe,audio,video,form';

/**
 * Creates a test for inserted elements: whether one is, or contains, what may be a module. Elements of the page that a script has
 * moved or wrapped are none: those were on the page when this function was called.
 */
export function createModuleTest(): (element: Element) => boolean {
  const known = new WeakSet(document.querySelectorAll(LIKELY_MODULE));
  return (element) => {
    const found = [...member(element, 'querySelectorAll')(LIKELY_MODULE)];
    if (member(element, 'matches')(LIKELY_MODULE)) found.push(element);
    return found.length > 0 && !found.some((one) => known.has(one));
  };
}
