/** Counts the items in the cart on mount and after every change (docs/reference/shop.md#header-count). */
import { MountContext, page, queryAll, report, useEvent } from '@enliven/core';
import { type ReactNode, useContext, useEffect } from 'react';
import { lastAnswer, refreshFragments, storedFragments } from '../mini-cart/fragments';
import { hasItems } from '../shared/cart-cookie';
import { param, reportShopFailure } from '../shared/requests';
import { useShopEvents } from '../shared/use-shop-events';

/** Elements that show the cart, the most reliable first. */
const CARTS = ['.shop_table.cart', '.cart-empty', '.woocommerce-mini-cart', '.woocommerce-mini-cart__empty-message'];
const QUANTITIES = '.product-quantity input,.woocommerce-mini-cart-item .quantity';
/** Matches the quantity of each item in HTML text, which is searched without parsing it. */
const QUANTITY = /class=\\?"quantity\\?">\s*(\d{1,9})/g;
const CHANGES =
  'updated_wc_div updated_cart_totals wc_cart_emptied added_to_cart removed_from_cart wc_fragments_refreshed wc_fragments_loaded wc-blocks_added_to_cart wc-blocks_removed_from_cart';

const sum = (texts: (string | null | undefined)[]): number =>
  texts.reduce((total, text) => total + (Number.parseInt(text ?? '', 10) || 0), 0);

/** Counts the items from the page and the browser's storage. @returns `none` if the block cart shows its own count, `fetch` if only the server knows the count */
export async function countItems(owner: Document): Promise<number | 'none' | 'fetch'> {
  const cart = CARTS.map((selector) => owner.querySelector(selector)).find(Boolean);
  if (cart)
    return sum(queryAll<HTMLInputElement>(cart, QUANTITIES).map(({ value, textContent }) => value ?? textContent));
  if (owner.querySelector('[class*="block-woocommerce-"][class*="-cart"]')) return 'none';
  if (!(await hasItems(owner))) return 0;
  // Each response counts as a change, and each change starts a new count: without the last response the counter would fetch endlessly.
  const html = (await storedFragments(owner)) ?? (await lastAnswer(owner));
  return html === null ? 'fetch' : sum([...html.matchAll(QUANTITY)].map(([, text]) => text));
}

interface CounterProps {
  owner: Document;
  onCount(items: number | undefined): void;
}

export default function Counter({ owner, onCount }: CounterProps): ReactNode {
  const place = useContext(MountContext);
  async function count(): Promise<void> {
    const items = await countItems(owner);
    if (typeof items === 'number') onCount(items);
    // The platform's script fetches the cart itself and sends an event.
    else if (items === 'fetch' && !page().global('jQuery'))
      await refreshFragments(owner).catch((error) => reportShopFailure(error));
  }
  const update = () => void count().catch((error) => report(error, place));
  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount; events report later changes
  useEffect(update, []);
  useShopEvents(owner, CHANGES, update);
  useEvent<StorageEvent>(owner.defaultView, 'storage', ({ key }) => key && key === param('cart_hash_key') && update());
  useEvent<PageTransitionEvent>(owner.defaultView, 'pageshow', ({ persisted }) => persisted && update());
  return null;
}
