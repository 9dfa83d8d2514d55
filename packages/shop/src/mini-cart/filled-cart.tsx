/** The mini cart with items: from the session if the cookie says that it is current, else from the server; the same in all tabs (docs/reference/shop.md#adding-to-the-cart). */
import { closestTo, documentOf, isPlainPress, member, useEvent, useStyle } from '@enliven/core';
import { type ReactNode, useEffect, useState } from 'react';
import { hasItems } from '../shared/cart-cookie';
import { enqueueCartChange } from '../shared/cart-queue';
import { errorNotice } from '../shared/notices';
import { endpoint, fetchAnswer, param, reportShopFailure } from '../shared/requests';
import { useRequest } from '../shared/use-request';
import { useShopEvents } from '../shared/use-shop-events';
import { applyAnswer, fillCart, refreshFragments } from './fragments';

/** Without an answer the cart stays as the server printed it. */
const onFailed = (error: unknown) => reportShopFailure(error);

interface FilledCartProps {
  element: Element;
  /** Whether a script has requested the server's cart. */
  isRequested: boolean;
}

export default function FilledCart({ element, isRequested }: FilledCartProps): ReactNode {
  const owner = documentOf(element);
  const view = owner.defaultView;
  const { send } = useRequest(owner);
  const isFirst = () => owner.querySelector('.widget_shopping_cart_content') === element;
  const refreshOnce = () => void (isFirst() && refreshFragments(owner).catch(onFailed));
  const widget = closestTo(closestTo(element, '.hide_cart_widget_if_empty'), '.widget_shopping_cart');
  const [isEmpty, setEmpty] = useState(false);
  useStyle(widget, 'display', isEmpty ? 'none' : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, since the element stays
  useEffect(() => {
    if (isFirst()) fillCart(element).catch(onFailed);
    hasItems(owner).then((isFilled) => setEmpty(!isFilled));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each request
  useEffect(() => void (isRequested && refreshOnce()), [isRequested]);
  useShopEvents(owner, 'wc_fragment_refresh', refreshOnce);
  useEvent<StorageEvent>(view, 'storage', ({ key }) => key && key === param('cart_hash_key') && refreshOnce());
  useEvent<PageTransitionEvent>(view, 'pageshow', ({ persisted }) => persisted && refreshOnce());
  useEvent<MouseEvent>(element, 'click', (event) => {
    const link = closestTo<HTMLElement>(event.target, '.remove_from_cart_button');
    const address = endpoint(owner, 'remove_from_cart');
    const key = link?.dataset.cart_item_key;
    if (!key || !address || !isPlainPress(event)) return;
    send(event, {
      busy: [element],
      send: (signal) =>
        enqueueCartChange(() => fetchAnswer(address, new URLSearchParams({ cart_item_key: key }), signal)),
      apply: (answer) => applyAnswer(owner, answer)(link, 'removed_from_cart'),
      fail() {
        const notice = errorNotice(owner);
        member(element, 'prepend')(notice);
        return () => notice.remove();
      },
    });
  });
  return null;
}
