/** What all of the shop has in common: events of ours, and whether anything is in the cart (docs/reference/shop.md#events). */
import { member, shared } from '@enliven/core';
import { trigger } from './jquery';

/** Sends a native event under a name of ours: under its own, jQuery would call the platform's listeners a second time. */
export function forwardShop(target: Element, name: string, ...args: unknown[]): void {
  member(target, 'dispatchEvent')(new CustomEvent(`shop:${name}`, { bubbles: true, detail: { args } }));
}

/** Whether an event is ours at the moment, which the bridge then does not pass on again. */
export const sending = shared('shop-sending', () => ({ isOwn: false }));

/**
 * Says what we have done in the platform's place: natively under our name, and through jQuery, if the page has one, under the
 * platform's own name and with its arguments.
 */
export function emitShop(target: Element, name: string, ...args: unknown[]): void {
  forwardShop(target, name, ...args);
  sending.isOwn = true;
  try {
    trigger(target, name, ...args);
  } finally {
    sending.isOwn = false;
  }
}

/** The part of the browser's store that is used. */
interface CookieStore extends EventTarget {
  get(name: string): Promise<{ value?: string } | null>;
}

/** Undefined where the browser has none, which makes room for elements of that name. */
export const cookieStoreOf = ({ defaultView }: Document): CookieStore | undefined => {
  const store = (defaultView as { cookieStore?: CookieStore } | null)?.cookieStore;
  return typeof store?.get === 'function' ? store : undefined;
};

/** Browsers hold the page up for `document.cookie`, so it is read where no store answers. */
export const cookieOf = async (owner: Document, name: string): Promise<string | undefined> => {
  const store = cookieStoreOf(owner);
  return store ? (await store.get(name))?.value : `; ${owner.cookie}`.split(`; ${name}=`)[1]?.split(';')[0];
};

/** The page shows it, or the platform's cookie says so. */
export const isFilled = async (owner: Document): Promise<boolean> =>
  owner.querySelector('.cart_item,.woocommerce-mini-cart-item') !== null ||
  cookieOf(owner, 'woocommerce_items_in_cart').then(Boolean, () => false);
