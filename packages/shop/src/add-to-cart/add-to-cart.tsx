/** A link that puts a product into the cart without leaving the page (docs/reference/shop.md#adding-to-the-cart). */
import {
  asBoolean,
  asRecord,
  asText,
  type BehaviorProps,
  isPlainPress,
  phrase,
  safeAddress,
  useAttr,
  useClass,
  useEvent,
  useInsert,
  useProp,
} from '@enliven/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { takeAnswer } from '../mini-cart/fragments';
import { noAnswer } from '../shared/notices';
import { endpoint, fetchAnswer, param } from '../shared/requests';
import { emitShop, notifyBlocks } from '../shared/shop-events';

type State = 'idle' | 'loading' | 'added' | 'failed';

/** One after the other: the server keeps one cart. */
let queue: Promise<unknown> = Promise.resolve();

const PARAMS = 'wc_add_to_cart_params';

/** All that the server says of the product. */
const bodyOf = ({ dataset }: HTMLElement): URLSearchParams => {
  const body = new URLSearchParams({ product_id: dataset.product_id ?? '', quantity: dataset.quantity ?? '1' });
  for (const [name, value] of Object.entries(dataset)) if (!body.has(name)) body.append(name, value ?? '');
  return body;
};

export default function AddToCart({ element }: BehaviorProps): ReactNode {
  const link = element as HTMLAnchorElement;
  const owner = link.ownerDocument;
  const [state, setState] = useState<State>('idle');
  const alive = useRef(true);
  const busy = useRef(false);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);

  function go(address: string | undefined): boolean {
    const url = address && safeAddress(address, owner.baseURI);
    if (!url || url.origin !== owner.location.origin) return false;
    owner.location.assign(url.href);
    return true;
  }

  async function add(address: string): Promise<void> {
    const answer = await fetchAnswer(address, bodyOf(link));
    const said = asRecord(answer);
    if (asBoolean(said.error) && go(asText(said.product_url))) return;
    const { fragments, hash } = takeAnswer(owner, answer);
    if (param('cart_redirect_after_add', PARAMS) === 'yes' && go(param('cart_url', PARAMS))) return;
    emitShop(link.isConnected ? link : owner.body, 'added_to_cart', fragments, hash);
    notifyBlocks(owner, 'added_to_cart');
    if (alive.current) setState('added');
  }

  useEvent<MouseEvent>(link, 'click', (event) => {
    const address = endpoint(owner, 'add_to_cart');
    if (!address || !link.dataset.product_id || state === 'failed' || !isPlainPress(event)) return;
    event.preventDefault();
    // A second press comes before anything is rendered.
    if (busy.current) return;
    busy.current = true;
    setState('loading');
    queue = queue
      .then(() => add(address))
      .catch(() => alive.current && setState('failed'))
      .finally(() => {
        busy.current = false;
      });
  });
  useClass(link, 'loading', state === 'loading' || undefined);
  useClass(link, 'added', state === 'added' || undefined);
  useAttr(link, 'aria-busy', state === 'loading' || undefined);
  const status = useInsert(link, { where: 'afterend', tag: 'span' });
  useAttr(status, 'role', state === 'failed' ? 'alert' : 'status');
  useProp(status, 'textContent', state === 'failed' ? noAnswer() : '');
  useEffect(() => {
    const cart = state === 'added' && !asBoolean(param('is_cart', PARAMS)) && param('cart_url', PARAMS);
    if (!status || !cart || !safeAddress(cart, owner.baseURI)) return;
    const view = owner.createElement('a');
    view.className = 'added_to_cart wc-forward';
    view.href = cart;
    view.textContent = param('i18n_view_cart', PARAMS) ?? phrase('view_cart', 'View cart');
    status.append(view);
    return () => view.remove();
  }, [state, status, owner]);
  return null;
}
