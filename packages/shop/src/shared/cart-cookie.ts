/** Cookies in which the platform keeps whether the cart has items, and its hash (docs/reference/shop.md#header-count). */

/** The part of the browser's cookie store that is used. */
interface CookieStore extends EventTarget {
  get(name: string): Promise<{ value?: string } | null>;
}

/** Returns the cookie store; undefined in browsers without one, where an element may have that name. */
export const cookieStoreOf = ({ defaultView }: Document): CookieStore | undefined => {
  const store = (defaultView as { cookieStore?: CookieStore } | null)?.cookieStore;
  return typeof store?.get === 'function' ? store : undefined;
};

/** Reads a cookie. `document.cookie` blocks the page, so it is read only in browsers without a cookie store. */
export const cookieOf = async (owner: Document, name: string): Promise<string | undefined> => {
  const store = cookieStoreOf(owner);
  return store ? (await store.get(name))?.value : `; ${owner.cookie}`.split(`; ${name}=`)[1]?.split(';')[0];
};

/** Whether the cart has items, according to the page or the platform's cookie. */
export const hasItems = async (owner: Document): Promise<boolean> =>
  owner.querySelector('.cart_item,.woocommerce-mini-cart-item') !== null ||
  cookieOf(owner, 'woocommerce_items_in_cart').then(Boolean, () => false);
