/** The small cart with something in it: from the session where that is as new as the cookie says, else from the server; the same in all tabs (docs/reference/shop.md#adding-to-the-cart). */
import { isPlainPress, membersOf, useEvent, useStyle } from '@enliven/core';
import { type ReactNode, useEffect, useState } from 'react';
import { errorNotice } from '../shared/notices';
import { endpoint, fetchAnswer, inTurn, param, reportShopFailure } from '../shared/requests';
import { isFilled } from '../shared/shop-events';
import { useAsk } from '../shared/use-ask';
import { useShopEvents } from '../shared/use-shop-events';
import { fillCart, refreshFragments, takeAnswer } from './fragments';

/** Where it does not come the page stays as the server has printed it, which is nothing to be shown. */
const onMissing = (error: unknown) => reportShopFailure(error);

interface FilledCartProps {
  element: Element;
  /** Whether somebody has asked for what the server has. */
  asked: boolean;
}

export default function FilledCart({ element, asked }: FilledCartProps): ReactNode {
  const owner = element.ownerDocument;
  const view = owner.defaultView;
  const { ask } = useAsk(owner);
  const isFirst = () => owner.querySelector('.widget_shopping_cart_content') === element;
  const refreshOnce = () => void (isFirst() && refreshFragments(owner).catch(onMissing));
  const widget = element.closest('.hide_cart_widget_if_empty')?.closest('.widget_shopping_cart');
  const [empty, setEmpty] = useState(false);
  useStyle(widget, 'display', empty ? 'none' : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the element, which stays
  useEffect(() => {
    if (isFirst()) fillCart(element).catch(onMissing);
    isFilled(owner).then((filled) => setEmpty(!filled));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is asked
  useEffect(() => void (asked && refreshOnce()), [asked]);
  useShopEvents(owner, 'wc_fragment_refresh', refreshOnce);
  useEvent<StorageEvent>(view, 'storage', ({ key }) => key && key === param('cart_hash_key') && refreshOnce());
  useEvent<PageTransitionEvent>(view, 'pageshow', ({ persisted }) => persisted && refreshOnce());
  useEvent<MouseEvent>(element, 'click', (event) => {
    const link = membersOf(event.target as Element).closest<HTMLElement>('.remove_from_cart_button');
    const address = endpoint(owner, 'remove_from_cart');
    const key = link?.dataset.cart_item_key;
    if (!key || !address || !isPlainPress(event)) return;
    ask(event, {
      busy: [element],
      request: (signal) => inTurn(() => fetchAnswer(address, new URLSearchParams({ cart_item_key: key }), signal)),
      apply: (answer) => takeAnswer(owner, answer)(link, 'removed_from_cart'),
      fail: () => element.prepend(errorNotice(owner)),
    });
  });
  return null;
}
