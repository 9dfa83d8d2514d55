/** How many items are in the cart, as far as the page and the browser tell (docs/reference/shop.md#header-count). */

export interface Kept {
  /** All cookies of the page. */
  cookies: string;
  /** What the platform has kept in the session. */
  read(key: string | undefined): string | null;
  /** Keys of the fragments and of the hash. */
  fragments: string | undefined;
  hash: string | undefined;
}

/** `none` nobody may say · `ask` only the server knows. */
export type Count = number | 'none' | 'ask';

const sum = (texts: (string | null | undefined)[]): number =>
  texts.reduce((all, text) => all + (Number.parseInt(text ?? '', 10) || 0), 0);

export const cookie = (cookies: string, name: string): string | undefined =>
  `; ${cookies}`.split(`; ${name}=`)[1]?.split(';')[0];

/** What tells of the cart on a page, the surest first. */
const CARTS = ['.shop_table.cart', '.cart-empty', '.woocommerce-mini-cart', '.woocommerce-mini-cart__empty-message'];
const QUANTITIES = '.product-quantity input,.woocommerce-mini-cart-item .quantity';
/** Numbers at the beginning of a row's quantity, in HTML that is not parsed for that. */
const QUANTITY = /class=\\?"quantity\\?">\s*(\d{1,9})/g;

export function countItems(owner: Document, { cookies, read, fragments, hash }: Kept): Count {
  for (const selector of CARTS) {
    const cart = owner.querySelector(selector);
    if (cart)
      return sum(
        [...cart.querySelectorAll<HTMLInputElement>(QUANTITIES)].map(({ value, textContent }) => value ?? textContent),
      );
  }
  if (owner.querySelector('[class*="wp-block-woocommerce-cart"],.wp-block-woocommerce-mini-cart')) return 'none';
  if (!cookie(cookies, 'woocommerce_items_in_cart')) return 0;
  const kept = read(fragments);
  return kept && read(hash) === cookie(cookies, 'woocommerce_cart_hash')
    ? sum([...kept.matchAll(QUANTITY)].map(([, text]) => text))
    : 'ask';
}

/** @param words of the theme, with `%d`; without them the first number of the printed text is replaced */
export const countText = (count: number, printed: string, one: string | undefined, many: string | undefined): string =>
  (count === 1 ? one : many)?.replace('%d', `${count}`) ?? printed.replace(/\d+/, `${count}`);

/** Browsers that keep nothing throw instead. */
export function kept(view: Window | null, key: string | undefined): string | null {
  try {
    return view?.sessionStorage.getItem(key as string) ?? null;
  } catch {
    return null;
  }
}
