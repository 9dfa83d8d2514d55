/** The small cart: from the session where that is as new as the cookie says, else from the server; the same in all tabs (docs/reference/shop.md#adding-to-the-cart). */
import { type BehaviorProps, isPlainPress, shared, useEvent, useStyle } from '@enliven/core';
import { type ReactNode, useEffect } from 'react';
import { cookie, kept } from '../cart-count/count-items';
import { errorNotice } from '../shared/notices';
import { endpoint, fetchAnswer, param } from '../shared/requests';
import { emitShop } from '../shared/shop-events';
import { useAsk } from '../shared/use-ask';
import { useShop } from '../shared/use-shop';
import { applyFragments, refreshFragments, takeAnswer } from './fragments';

/** Once for a page, however often the cart itself is replaced. */
const looked = shared('shop-fragments', () => new WeakSet<Document>());

/** Nobody is told: the page stays as the server has printed it. */
const refresh = (owner: Document) => void refreshFragments(owner).catch(() => {});

function look(owner: Document): void {
  if (looked.has(owner)) return;
  looked.add(owner);
  if (!cookie(owner.cookie, 'woocommerce_items_in_cart')) return;
  const view = owner.defaultView;
  const isNew = kept(view, param('cart_hash_key')) === cookie(owner.cookie, 'woocommerce_cart_hash');
  try {
    if (!isNew) refresh(owner);
    else if (applyFragments(owner, JSON.parse(kept(view, param('fragment_name')) ?? '{}')) > 0)
      emitShop(owner.body, 'wc_fragments_loaded');
  } catch {
    refresh(owner);
  }
}

export default function MiniCart({ element }: BehaviorProps): ReactNode {
  const owner = element.ownerDocument;
  const view = owner.defaultView;
  const { ask } = useAsk();
  const refreshOnce = () => owner.querySelector('.widget_shopping_cart_content') === element && refresh(owner);
  const widget = element.closest('.hide_cart_widget_if_empty')?.closest('.widget_shopping_cart');
  const empty = !cookie(owner.cookie, 'woocommerce_items_in_cart') && !element.querySelector('.mini_cart_item');
  useStyle(widget, 'display', empty ? 'none' : undefined);
  useEffect(() => look(owner), [owner]);
  useShop(owner, 'wc_fragment_refresh', refreshOnce);
  useEvent<StorageEvent>(view, 'storage', ({ key }) => key && key === param('cart_hash_key') && refreshOnce());
  useEvent<PageTransitionEvent>(view, 'pageshow', ({ persisted }) => persisted && refreshOnce());
  useEvent<MouseEvent>(element, 'click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('.remove_from_cart_button');
    const address = endpoint(owner, 'remove_from_cart');
    const key = link?.dataset.cart_item_key;
    if (!key || !address || !isPlainPress(event)) return;
    ask(event, {
      busy: [element],
      request: (signal) => fetchAnswer(address, new URLSearchParams({ cart_item_key: key }), signal),
      apply(answer) {
        takeAnswer(owner, answer)(owner.body, 'removed_from_cart');
        if (!link.isConnected) owner.querySelector<HTMLElement>('.widget_shopping_cart_content a')?.focus();
      },
      fail: () => element.prepend(errorNotice(owner)),
    });
  });
  return null;
}
