/** Counts what is in the cart, at the start and after every change of it (docs/reference/shop.md#header-count). */
import { MountContext, page, report, useEvent } from '@enliven/core';
import { type ReactNode, useContext, useEffect } from 'react';
import { keptFragments, lastAnswer, refreshFragments } from '../mini-cart/fragments';
import { param, reportShopFailure } from '../shared/requests';
import { isFilled } from '../shared/shop-events';
import { useShopEvents } from '../shared/use-shop-events';

/** What tells of the cart on a page, the surest first. */
const CARTS = ['.shop_table.cart', '.cart-empty', '.woocommerce-mini-cart', '.woocommerce-mini-cart__empty-message'];
const QUANTITIES = '.product-quantity input,.woocommerce-mini-cart-item .quantity';
/** Numbers at the beginning of a row's quantity, in HTML that is not parsed for that. */
const QUANTITY = /class=\\?"quantity\\?">\s*(\d{1,9})/g;
const CHANGES =
  'updated_wc_div updated_cart_totals wc_cart_emptied added_to_cart removed_from_cart wc_fragments_refreshed wc_fragments_loaded wc-blocks_added_to_cart wc-blocks_removed_from_cart';

const sum = (texts: (string | null | undefined)[]): number =>
  texts.reduce((all, text) => all + (Number.parseInt(text ?? '', 10) || 0), 0);

/** How many items are in the cart, as far as the page and the browser tell. `none` nobody may say · `ask` only the server knows. */
export async function countItems(owner: Document): Promise<number | 'none' | 'ask'> {
  const cart = CARTS.map((selector) => owner.querySelector(selector)).find(Boolean);
  if (cart)
    return sum(
      [...cart.querySelectorAll<HTMLInputElement>(QUANTITIES)].map(({ value, textContent }) => value ?? textContent),
    );
  if (owner.querySelector('[class*="block-woocommerce-"][class*="-cart"]')) return 'none';
  if (!(await isFilled(owner))) return 0;
  // Each answer is a change after which is counted: without the last one the server would be asked for ever.
  const texts = (await keptFragments(owner)) ?? (await lastAnswer(owner));
  return texts === null ? 'ask' : sum([...texts.matchAll(QUANTITY)].map(([, text]) => text));
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
    // The platform's own script asks by itself; whoever listens is told of the answer.
    else if (items === 'ask' && !page().global('jQuery'))
      await refreshFragments(owner).catch((error) => reportShopFailure(error));
  }
  const update = () => void count().catch((error) => report(error, place));
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the start, and then after changes
  useEffect(update, []);
  useShopEvents(owner, CHANGES, update);
  useEvent<StorageEvent>(owner.defaultView, 'storage', ({ key }) => key && key === param('cart_hash_key') && update());
  useEvent<PageTransitionEvent>(owner.defaultView, 'pageshow', ({ persisted }) => persisted && update());
  return null;
}
