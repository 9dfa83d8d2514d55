/** A link that puts a product into the cart without leaving the page (docs/reference/shop.md#adding-to-the-cart). */
import {
  asBoolean,
  asRecord,
  asText,
  type BehaviorProps,
  isPlainPress,
  phrase,
  useAttr,
  useClass,
  useEvent,
  useInsert,
  useProp,
} from '@enliven/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { dispatchCartEvent, takeAnswer } from '../mini-cart/fragments';
import { noAnswer } from '../shared/notices';
import { endpoint, fetchAnswer, inTurn, ownAddress, param, reportShopFailure } from '../shared/requests';
import { emitShop } from '../shared/shop-events';

type State = 'idle' | 'loading' | 'added' | 'failed';

export default function AddToCart({ element }: BehaviorProps): ReactNode {
  const link = element as HTMLAnchorElement;
  const owner = link.ownerDocument;
  const [state, setState] = useState<State>('idle');
  const busy = useRef(false);
  const loading = state === 'loading' || undefined;
  const failed = state === 'failed';

  /** @param when whether to leave the page at all */
  function leave(when: boolean, address: unknown): boolean {
    const url = when && ownAddress(owner, asText(address));
    if (url) owner.location.assign(url);
    return !!url;
  }

  async function add(address: string): Promise<void> {
    // All that the server says of the product.
    const data = { product_id: '', quantity: '1', ...link.dataset };
    dispatchCartEvent(link, 'adding_to_cart', link, data);
    const answer = await fetchAnswer(address, new URLSearchParams(data));
    const { error, product_url } = asRecord(answer);
    if (leave(asBoolean(error), product_url)) return;
    const added = takeAnswer(owner, answer);
    if (leave(param('cart_redirect_after_add') === 'yes', param('cart_url'))) return;
    added(link, 'added_to_cart');
    setState('added');
  }

  useEvent<MouseEvent>(link, 'click', (event) => {
    const address = endpoint(owner, 'add_to_cart');
    if (!address || !link.dataset.product_id || failed || !isPlainPress(event)) return;
    event.preventDefault();
    // A second press comes before anything is rendered.
    if (busy.current) return;
    busy.current = true;
    setState('loading');
    inTurn(() => add(address))
      .catch((error) => {
        reportShopFailure(error, link);
        setState('failed');
      })
      .finally(() => {
        busy.current = false;
      });
  });
  // Where it has led to another page, somebody may have come back.
  useEvent<PageTransitionEvent>(owner.defaultView, 'pageshow', ({ persisted }) => {
    if (persisted && !busy.current) setState((now) => (now === 'loading' ? 'idle' : now));
  });
  useClass(link, 'loading', loading);
  useClass(link, 'added', state === 'added' || undefined);
  useAttr(link, 'aria-busy', loading);
  const status = useInsert(link, { where: 'afterend', tag: 'span' });
  useAttr(status, 'role', failed ? 'alert' : 'status');
  useProp(status, 'textContent', failed ? ` ${noAnswer()}` : '');
  useEffect(() => {
    const cart = state === 'added' && !asBoolean(param('is_cart')) && ownAddress(owner, param('cart_url'));
    if (!status || !cart) return;
    const view = owner.createElement('a');
    view.className = 'added_to_cart wc-forward';
    view.href = cart;
    view.textContent = param('i18n_view_cart') ?? phrase('view_cart', 'View cart');
    status.replaceChildren(' ', view);
    emitShop(link, 'wc_cart_button_updated', link);
    return () => status.replaceChildren();
  }, [state, status, owner, link]);
  return null;
}
