/** The cart without the platform's scripts: each press is done as the page would do it, without leaving it (docs/reference/shop.md#cart). */
import { type BehaviorProps, isPlainPress, parseHtml, safeAddress, useAttr, useEvent, useProp } from '@enliven/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isBusy, makeBusy } from '../shared/busy';
import { errorNotice, noAnswer, showNotices } from '../shared/notices';
import { endpoint, fetchHtml, param } from '../shared/requests';
import { emitShop } from '../shared/shop-events';
import { applyPage } from './apply-page';

const PARTS = '.woocommerce-cart-form,.cart_totals';
const LINKS = 'a.remove,a.restore-item,a.woocommerce-remove-coupon';

/** As the browser would send it. */
function formBody(form: HTMLFormElement, name: string, value: string): URLSearchParams {
  const body = new URLSearchParams();
  for (const [key, text] of new FormData(form)) if (typeof text === 'string') body.append(key, text);
  if (name) body.append(name, value);
  return body;
}

export default function Cart({ element }: BehaviorProps): ReactNode {
  const owner = element.ownerDocument;
  const [changed, setChanged] = useState(false);
  /** After a failure the browser does it. */
  const native = useRef(false);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  function own(address: string): string | undefined {
    const url = safeAddress(address, owner.baseURI);
    return url?.origin === owner.location.origin ? url.href : undefined;
  }

  /** @returns whether it is done here */
  function ask(
    event: Event,
    address: string | undefined,
    body: URLSearchParams | undefined,
    apply: (html: string) => boolean,
  ) {
    if (native.current || !address) return;
    event.preventDefault();
    if (isBusy(element) || element.querySelector('.processing')) return;
    const release = makeBusy(owner.querySelectorAll(PARTS));
    const control = new AbortController();
    stop.current = control;
    fetchHtml(address, body, control.signal)
      .then((html) => {
        release();
        // Its own mount may end with what it replaces.
        stop.current = undefined;
        if (!apply(html)) throw new Error('the answer is not a cart');
      })
      .catch(() => {
        release();
        if (control.signal.aborted) return;
        native.current = true;
        setChanged(true);
        showNotices(owner, [errorNotice(owner, noAnswer())], owner.querySelector(PARTS));
      });
  }

  const asked = (name: string) => (html: string) => {
    const done = applyPage(owner, html, name === 'apply_coupon');
    if (done && name === 'apply_coupon') emitShop(owner.body, 'applied_coupon');
    return done;
  };

  const update = element.querySelector('[name="update_cart"]');
  useProp(update, 'disabled', !changed);
  useAttr(update, 'aria-disabled', !changed);
  const touch = ({ target }: Event) => (target as Element).closest('.cart_item') && setChanged(true);
  useEvent(element, 'input', touch);
  useEvent(element, 'submit', (event) => {
    const form = event.target as HTMLFormElement;
    const { name = '', value = '' } = ((event as SubmitEvent).submitter ?? {}) as Partial<HTMLButtonElement>;
    const what = form.matches('.woocommerce-shipping-calculator') ? 'calc_shipping' : name;
    ask(event, own(form.action), formBody(form, what, value || 'x'), asked(what));
  });
  useEvent<KeyboardEvent>(element, 'keydown', (event) => {
    const input = event.target as HTMLInputElement;
    if (event.key !== 'Enter' || !input.matches('input.qty') || native.current) return;
    // The first button of the form, which Enter presses, is that of the coupon.
    event.preventDefault();
    if (!input.form?.reportValidity()) return;
    const value = (update as HTMLButtonElement | null)?.value ?? '1';
    ask(event, own(input.form.action), formBody(input.form, 'update_cart', value), asked('update_cart'));
  });
  useEvent<MouseEvent>(element, 'click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(LINKS);
    if (!link || !isPlainPress(event)) return;
    ask(event, own(link.href), undefined, asked(''));
    const { coupon } = link.dataset;
    if (coupon) emitShop(owner.body, 'removed_coupon', coupon);
  });
  useEvent(element, 'change', (event) => {
    touch(event);
    const input = event.target as HTMLInputElement;
    if (!input.matches('.shipping_method') || native.current) return;
    const body = new URLSearchParams({ security: param('update_shipping_method_nonce') ?? '' });
    for (const one of element.querySelectorAll<HTMLInputElement>('.shipping_method'))
      if (one.type !== 'radio' || one.checked) body.append(one.name, one.value);
    ask(event, endpoint(owner, 'update_shipping_method'), body, (html) => {
      const next = parseHtml(html).querySelector('.cart_totals');
      if (!next) return false;
      const { id } = owner.activeElement ?? {};
      element.replaceWith(next);
      if (id) owner.getElementById(id)?.focus({ preventScroll: true });
      emitShop(owner.body, 'updated_shipping_method');
      emitShop(owner.body, 'updated_cart_totals');
      return true;
    });
  });
  return null;
}
