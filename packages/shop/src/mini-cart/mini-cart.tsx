/** The small cart: from the session where that is as new as the cookie says, else from the server; the same in all tabs (docs/reference/shop.md#adding-to-the-cart). */
import { type BehaviorProps, isPlainPress, shared, useEvent, useStyle } from '@enliven/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { cookie } from '../cart-count/count-items';
import { isBusy, makeBusy } from '../shared/busy';
import { errorNotice, noAnswer } from '../shared/notices';
import { endpoint, fetchAnswer, param } from '../shared/requests';
import { emitShop, notifyBlocks } from '../shared/shop-events';
import { useShop } from '../shared/use-shop';
import { applyFragments, kept, refreshFragments, takeAnswer } from './fragments';

/** Once for a page, however often the cart itself is replaced. */
const looked = shared('shop-fragments', () => new WeakSet<Document>());

/** Nobody is told: the page stays as the server has printed it. */
const refresh = (owner: Document, signal?: AbortSignal) => void refreshFragments(owner, signal).catch(() => {});

function look(owner: Document): void {
  if (looked.has(owner)) return;
  looked.add(owner);
  if (!cookie(owner.cookie, 'woocommerce_items_in_cart')) return;
  const fragments = kept(owner, 'fragment_name');
  const isNew = kept(owner, 'cart_hash_key') === cookie(owner.cookie, 'woocommerce_cart_hash');
  try {
    if (fragments && isNew && applyFragments(owner, JSON.parse(fragments)) > 0)
      emitShop(owner.body, 'wc_fragments_loaded');
    else if (!isNew) refresh(owner);
  } catch {
    refresh(owner);
  }
}

export default function MiniCart({ element }: BehaviorProps): ReactNode {
  const owner = element.ownerDocument;
  const native = useRef(false);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const isFirst = () => owner.querySelector('.widget_shopping_cart_content') === element;
  const widget = element.closest('.hide_cart_widget_if_empty')?.closest('.widget_shopping_cart');
  const empty = !cookie(owner.cookie, 'woocommerce_items_in_cart') && !element.querySelector('.mini_cart_item');
  useStyle(widget, 'display', empty ? 'none' : undefined);
  useEffect(() => look(owner), [owner]);
  useShop(owner, 'wc_fragment_refresh', () => isFirst() && refresh(owner));
  useEvent<StorageEvent>(owner.defaultView, 'storage', ({ key }) => {
    if (key && key === param('cart_hash_key', 'wc_cart_fragments_params') && isFirst()) refresh(owner);
  });
  useEvent<PageTransitionEvent>(
    owner.defaultView,
    'pageshow',
    ({ persisted }) => persisted && isFirst() && refresh(owner),
  );
  useEvent<MouseEvent>(element, 'click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('.remove_from_cart_button');
    const address = endpoint(owner, 'remove_from_cart');
    const key = link?.dataset.cart_item_key;
    if (!link || !key || !address || native.current || !isPlainPress(event)) return;
    event.preventDefault();
    if (isBusy(element)) return;
    const release = makeBusy([element]);
    const control = new AbortController();
    stop.current = control;
    fetchAnswer(address, new URLSearchParams({ cart_item_key: key }), control.signal)
      .then((answer) => {
        release();
        // Its own mount may end with what it replaces.
        stop.current = undefined;
        const { fragments, hash } = takeAnswer(owner, answer);
        emitShop(owner.body, 'removed_from_cart', fragments, hash);
        notifyBlocks(owner, 'removed_from_cart');
        if (!link.isConnected) owner.querySelector<HTMLElement>('.widget_shopping_cart_content a')?.focus();
      })
      .catch(() => {
        release();
        if (control.signal.aborted) return;
        native.current = true;
        element.prepend(errorNotice(owner, noAnswer()));
      });
  });
  return null;
}
