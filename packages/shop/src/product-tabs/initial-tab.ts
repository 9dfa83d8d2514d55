/** Which tab of a product is open at first (docs/reference/shop.md#tabs-and-reviews). */

/**
 * @param names of the tabs, e.g. `reviews`
 * @param hash of the address, `#` included
 * @returns the place of the tab
 */
export function initialTab(names: readonly string[], hash: string, address: string): number {
  const wanted = /comment-|^#(tab-)?reviews$/i.test(hash) || /comment-page-|[?&]cpage=/.test(address);
  const at = names.findIndex((name) => (wanted ? name === 'reviews' : hash === `#tab-${name}`));
  return Math.max(at, 0);
}
