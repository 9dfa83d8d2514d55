/** Test for inserted markup that the loader should examine. */
import { member } from '@enliven/core';

/** Parts of class names of all behaviors' elements, and other marks; the loader tests with the exact selectors. */
export const LIKELY_MODULE = `${['et_', 'et-', 'wpcf7', 'woocommerce', 'cart', 'wp-', 'wc-', 'comment', 'nav', 'product', 'checkout', 'variations', 'show', 'country', 'shipping', 'restore'].map((part) => `[class*="${part}"]`)},[id^="main-"],[id^="comment"],[data-et-multi-view],[data-background-layout-hover],[data-background-layout-sticky],iframe,object,embed,audio,video,form`;

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
