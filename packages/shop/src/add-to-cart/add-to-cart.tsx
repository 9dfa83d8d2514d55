/** A link that adds a product to the cart without leaving the page (docs/reference/shop.md#adding-to-the-cart). */
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
import { applyAnswer, dispatchCartEvent } from '../mini-cart/fragments';
import { enqueueCartChange } from '../shared/cart-queue';
import { noAnswerText } from '../shared/notices';
import { endpoint, fetchAnswer, ownAddress, param, reportShopFailure } from '../shared/requests';
import { emitShop } from '../shared/shop-events';

type State = 'idle' | 'loading' | 'added' | 'failed';

export default function AddToCart({ element }: BehaviorProps): ReactNode {
  const link = element as HTMLAnchorElement;
  const owner = link.ownerDocument;
  const [state, setState] = useState<State>('idle');
  const isPending = useRef(false);
  const isLoading = state === 'loading' || undefined;
  const hasFailed = state === 'failed';

  /** Leaves the page. @param isLeaving whether to leave at all */
  function leave(isLeaving: boolean, address: unknown): boolean {
    const url = isLeaving && ownAddress(owner, asText(address));
    if (url) owner.location.assign(url);
    return !!url;
  }

  async function add(address: string): Promise<void> {
    // The server's data about the product.
    const data = { product_id: '', quantity: '1', ...link.dataset };
    dispatchCartEvent(link, 'adding_to_cart', link, data);
    const answer = await fetchAnswer(address, new URLSearchParams(data));
    const { error, product_url } = asRecord(answer);
    if (leave(asBoolean(error), product_url)) return;
    const announce = applyAnswer(owner, answer);
    if (leave(param('cart_redirect_after_add') === 'yes', param('cart_url'))) return;
    announce(link, 'added_to_cart');
    setState('added');
  }

  useEvent<MouseEvent>(link, 'click', (event) => {
    const address = endpoint(owner, 'add_to_cart');
    if (!address || !link.dataset.product_id || hasFailed || !isPlainPress(event)) return;
    event.preventDefault();
    // A second press may precede the render.
    if (isPending.current) return;
    isPending.current = true;
    setState('loading');
    enqueueCartChange(() => add(address))
      .catch((error) => {
        reportShopFailure(error, link);
        setState('failed');
      })
      .finally(() => {
        isPending.current = false;
      });
  });
  // The visitor may come back from another page.
  useEvent<PageTransitionEvent>(owner.defaultView, 'pageshow', ({ persisted }) => {
    if (persisted && !isPending.current) setState((now) => (now === 'loading' ? 'idle' : now));
  });
  useClass(link, 'loading', isLoading);
  useClass(link, 'added', state === 'added' || undefined);
  useAttr(link, 'aria-busy', isLoading);
  const status = useInsert(link, { where: 'afterend', tag: 'span' });
  useAttr(status, 'role', hasFailed ? 'alert' : 'status');
  useProp(status, 'textContent', hasFailed ? ` ${noAnswerText()}` : '');
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
