/** The checkout without the platform's scripts: it helps, and the browser sends the form (docs/reference/shop.md#checkout). */
import {
  asBoolean,
  asRecord,
  asText,
  type BehaviorProps,
  safeAddress,
  siteOptions,
  useClaims,
  useEvent,
  useTimeout,
  type Wanted,
} from '@enliven/core';
import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { errorNotice, noticesIn, showFailure, showNotices } from '../shared/notices';
import { endpoint, fetchAnswer, fetchHtml, formData, param } from '../shared/requests';
import { emitShop } from '../shared/shop-events';
import { boxClaims } from '../shared/theme-claims';
import { makeBusy, useAsk } from '../shared/use-ask';
import { useShopEvents } from '../shared/use-shop-events';
import { useFields } from './use-fields';
import { useOrder } from './use-order';

/** @param form its content is replaced now and then, so it is read with every render */
export function usePayment(form: Element): void {
  const methods = [...form.querySelectorAll('.wc_payment_method')];
  const chosen = form.querySelector<HTMLInputElement>('input[name="payment_method"]:checked');
  const button = form.querySelector<HTMLElement>('#place_order');
  const text = chosen?.dataset.order_button_text || button?.dataset.value;
  useClaims([
    ...methods.flatMap((method): Wanted[] => {
      const box = method.querySelector('.payment_box');
      return box && chosen ? [[box, 'style:display', method.contains(chosen) ? 'block' : 'none']] : [];
    }),
    ...(button && text && button.childElementCount === 0 && text !== button.textContent
      ? [[button, 'prop:textContent', text] as const]
      : []),
    ...(methods.length === 1 && chosen ? [[chosen, 'style:display', 'none'] as const] : []),
  ]);
}

const RECALCULATES =
  'input[name^="shipping_method"],select.shipping_method,[name="ship_to_different_address"],.update_totals_on_change :is(select,input),.address-field :is(select,input)';

export default function Checkout({ element }: BehaviorProps): ReactNode {
  const form = element as HTMLFormElement;
  const owner = form.ownerDocument;
  const [, again] = useReducer((turn: number) => turn + 1, 0);
  const first = () => owner.querySelector('form.checkout') === form;
  const askOrder = useOrder(form, again);
  const { native, ask } = useAsk();
  const sending = useRef<() => void>(undefined);
  function endSending(): void {
    sending.current?.();
    sending.current = undefined;
  }
  // An order that is on its way still leads to its next page; the form is given back.
  useEffect(() => () => sending.current?.(), []);
  const [submitted, setSubmitted] = useState<Event>();
  // Somebody else has stopped it.
  useTimeout(() => submitted?.defaultPrevented && endSending(), submitted ? 0 : null, submitted);
  usePayment(form);
  useFields(form);
  useClaims(boxClaims(form));
  useShopEvents(owner, 'update_checkout', () => first() && askOrder());
  useEvent(form, 'change', ({ target }) => {
    again();
    const control = target as Element;
    if (control.matches('input[name="payment_method"]')) emitShop(owner.body, 'payment_method_selected');
    if (control.matches(RECALCULATES)) askOrder();
  });

  /** @param name of the end point */
  function changeCoupon(event: Event, name: 'apply_coupon' | 'remove_coupon', body: Record<string, string>): void {
    const address = endpoint(owner, name);
    if (!address) return;
    const security = param(`${name}_nonce`) ?? '';
    ask(event, {
      busy: [event.target as Element],
      request: (signal) => fetchHtml(address, new URLSearchParams({ security, ...body }), signal),
      apply(html) {
        const notices = noticesIn(html);
        if (!notices[0]) throw new TypeError('The answer has no notice.');
        showNotices(owner, notices, form);
        emitShop(owner.body, `${name === 'apply_coupon' ? 'applied_coupon' : 'removed_coupon'}_in_checkout`);
        askOrder();
      },
      fail: () => showFailure(owner, form),
    });
  }
  useEvent(owner, 'submit', (event) => {
    const target = event.target as HTMLFormElement;
    if (first() && target.matches('form.checkout_coupon'))
      changeCoupon(event, 'apply_coupon', { coupon_code: formData(target).get('coupon_code') ?? '' });
  });
  useEvent(form, 'click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('a.woocommerce-remove-coupon');
    const coupon = link?.dataset.coupon;
    if (coupon) changeCoupon(event, 'remove_coupon', { coupon });
  });

  function fail(html = ''): void {
    const notices = noticesIn(html);
    showNotices(owner, notices[0] ? notices : [errorNotice(owner)], form);
    emitShop(owner.body, 'checkout_error', html);
  }

  /** Only where the site has chosen it: payment that needs more than a form has its own scripts. */
  function send(address: string): void {
    const forms = owner.querySelectorAll<HTMLFormElement>('form.checkout');
    fetchAnswer(address, formData(...(forms[1] ? [form] : forms)))
      .then((answer) => {
        const { result, redirect, reload, refresh, messages } = asRecord(answer);
        // An empty address would be this page once more.
        const place = result === 'success' && typeof redirect === 'string' && redirect;
        const goal = place && safeAddress(place, owner.baseURI);
        if (goal) return owner.location.assign(goal.href);
        endSending();
        if (asBoolean(reload)) return owner.location.reload();
        if (asBoolean(refresh)) askOrder();
        if (result !== 'failure') native.current = true;
        fail(asText(messages));
      })
      .catch(() => {
        endSending();
        native.current = true;
        fail();
      });
  }
  useEvent(form, 'submit', (event) => {
    if (event.defaultPrevented) return;
    // One press sends one order.
    if (sending.current) return event.preventDefault();
    sending.current = makeBusy([form]);
    const address =
      siteOptions('shop').checkout === 'fetch' && !native.current ? endpoint(owner, 'checkout') : undefined;
    if (!address) return setSubmitted(event);
    event.preventDefault();
    send(address);
  });
  // Back from the next page, everything can be pressed again.
  useEvent(owner.defaultView, 'pageshow', endSending);
  return null;
}
