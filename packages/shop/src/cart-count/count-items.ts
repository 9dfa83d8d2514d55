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

const whole = (text: string | null | undefined): number => Number.parseInt(text ?? '', 10) || 0;
const add = (sum: number, text: string | null | undefined) => sum + whole(text);

export const cookie = (cookies: string, name: string): string | undefined =>
  cookies
    .split('; ')
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Numbers at the beginning of a row's quantity, in HTML that is not parsed for that. */
const QUANTITY = /class=\\?"quantity\\?">\s*(\d{1,9})/g;
const sumOf = (html: string): number => [...html.matchAll(QUANTITY)].reduce((sum, [, text]) => add(sum, text), 0);

export function countItems(owner: Document, { cookies, read, fragments, hash }: Kept): Count {
  const all = (selector: string) => [...owner.querySelectorAll(selector)];
  if (owner.querySelector('.shop_table.cart'))
    return all('.shop_table.cart .product-quantity input').reduce(
      (sum, input) => add(sum, (input as HTMLInputElement).value),
      0,
    );
  if (owner.querySelector('.cart-empty')) return 0;
  const mini = all('.woocommerce-mini-cart')[0];
  if (mini)
    return [...mini.querySelectorAll('.woocommerce-mini-cart-item .quantity')].reduce(
      (sum, { textContent }) => add(sum, textContent),
      0,
    );
  if (owner.querySelector('.woocommerce-mini-cart__empty-message')) return 0;
  if (owner.querySelector('[class*="wp-block-woocommerce-cart"],.wp-block-woocommerce-mini-cart')) return 'none';
  if (!cookie(cookies, 'woocommerce_items_in_cart')) return 0;
  const kept = read(fragments);
  return kept && read(hash) === cookie(cookies, 'woocommerce_cart_hash') ? sumOf(kept) : 'ask';
}

/** @param words of the theme, with `%d`; without them the first number of the printed text is replaced */
export function countText(count: number, printed: string, one: string | undefined, many: string | undefined): string {
  const words = count === 1 ? one : many;
  return words ? words.replace('%d', String(count)) : printed.replace(/\d+/, String(count));
}
