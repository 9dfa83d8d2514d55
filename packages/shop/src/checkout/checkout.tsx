/** The checkout without the platform's scripts: it helps, and the browser sends the form (docs/reference/shop.md#checkout). */
import {
  asBoolean,
  asRecord,
  asText,
  type BehaviorProps,
  parseHtml,
  safeAddress,
  siteOptions,
  useClaims,
  useEvent,
  useTimeout,
} from '@enliven/core';
import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { boxClaims } from '../shared/box-claims';
import { isBusy, makeBusy } from '../shared/busy';
import { errorNotice, noAnswer, noticesIn, showNotices } from '../shared/notices';
import { endpoint, fetchAnswer, fetchHtml, param } from '../shared/requests';
import { emitShop } from '../shared/shop-events';
import { useShop } from '../shared/use-shop';
import { checkoutData } from './order-review';
import { useFields } from './use-fields';
import { useOrder } from './use-order';
import { usePayment } from './use-payment';

const RECALCULATES =
  'input[name^="shipping_method"],select.shipping_method,[name="ship_to_different_address"],.update_totals_on_change :is(select,input),.address-field :is(select,input)';

export default function Checkout({ element }: BehaviorProps): ReactNode {
  const form = element as HTMLFormElement;
  const owner = form.ownerDocument;
  const [, again] = useReducer((turn: number) => turn + 1, 0);
  const first = () => owner.querySelector('form.checkout') === form;
  const askOrder = useOrder(form, again);
  const sending = useRef<() => void>(undefined);
  const native = useRef(false);
  const endCoupon = useRef<() => void>(undefined);
  useEffect(
    () => () => {
      endCoupon.current?.();
      // An order that is on its way still leads to its next page; the form is given back.
      sending.current?.();
      sending.current = undefined;
    },
    [],
  );
  function endSending(): void {
    sending.current?.();
    sending.current = undefined;
  }
  const [submitted, setSubmitted] = useState<Event>();
  // Somebody else has stopped it.
  useTimeout(() => submitted?.defaultPrevented && endSending(), submitted ? 0 : null, submitted);
  usePayment(form);
  useFields(form);
  useClaims(boxClaims(form));
  useShop(owner, 'update_checkout', () => first() && askOrder());
  useEvent(form, 'change', ({ target }) => {
    again();
    const control = target as Element;
    if (control.matches('input[name="payment_method"]')) emitShop(owner.body, 'payment_method_selected');
    if (control.matches(RECALCULATES)) askOrder();
  });

  /** @param name of the end point @param done event of the shop once it has answered */
  function changeCoupon(event: Event, name: string, body: URLSearchParams, done: string): void {
    const address = endpoint(owner, name);
    const box = event.target as Element;
    if (!address || native.current) return;
    event.preventDefault();
    if (isBusy(box)) return;
    const release = makeBusy([box]);
    const control = new AbortController();
    endCoupon.current = () => {
      control.abort();
      release();
    };
    fetchHtml(address, body, control.signal)
      .then((html) => {
        release();
        const notices = noticesIn(parseHtml(html));
        if (notices.length === 0) throw new TypeError('the answer has no notice');
        showNotices(owner, notices, form);
        emitShop(owner.body, done);
        askOrder();
      })
      .catch(() => {
        release();
        if (control.signal.aborted) return;
        native.current = true;
        showNotices(owner, [errorNotice(owner, noAnswer())], form);
      });
  }
  useEvent(owner, 'submit', (event) => {
    const target = event.target as HTMLFormElement;
    if (!first() || !target.matches('form.checkout_coupon')) return;
    const code = new FormData(target).get('coupon_code');
    const security = param('apply_coupon_nonce', 'wc_checkout_params') ?? '';
    changeCoupon(
      event,
      'apply_coupon',
      new URLSearchParams({ security, coupon_code: String(code ?? '') }),
      'applied_coupon_in_checkout',
    );
  });
  useEvent(form, 'click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('a.woocommerce-remove-coupon');
    const security = param('remove_coupon_nonce', 'wc_checkout_params') ?? '';
    const coupon = link?.dataset.coupon;
    if (coupon)
      changeCoupon(event, 'remove_coupon', new URLSearchParams({ security, coupon }), 'removed_coupon_in_checkout');
  });

  function fail(html: string | undefined): void {
    const notices = html ? noticesIn(parseHtml(html)) : [];
    showNotices(owner, notices.length > 0 ? notices : [errorNotice(owner, noAnswer())], form);
    emitShop(owner.body, 'checkout_error', html);
  }

  /** Only where the site has chosen it: payment that needs more than a form has its own scripts. */
  function send(address: string): void {
    const forms = owner.querySelectorAll<HTMLFormElement>('form.checkout');
    fetchAnswer(address, checkoutData(forms.length > 1 ? [form] : forms))
      .then((answer) => {
        const said = asRecord(answer);
        const goal = said.result === 'success' ? safeAddress(asText(said.redirect) ?? '', owner.baseURI) : undefined;
        if (goal) return owner.location.assign(goal.href);
        endSending();
        if (asBoolean(said.reload)) return owner.location.reload();
        if (asBoolean(said.refresh)) askOrder();
        if (said.result !== 'failure') native.current = true;
        fail(asText(said.messages));
      })
      .catch(() => {
        endSending();
        native.current = true;
        fail(undefined);
      });
  }
  useEvent(form, 'submit', (event) => {
    if (event.defaultPrevented) return;
    // One press sends one order.
    if (sending.current) {
      event.preventDefault();
      return;
    }
    sending.current = makeBusy([form]);
    const address =
      siteOptions('shop').checkout === 'fetch' && !native.current ? endpoint(owner, 'checkout') : undefined;
    if (address) {
      event.preventDefault();
      send(address);
    } else setSubmitted(event);
  });
  // Back from the next page, everything can be pressed again.
  useEvent(owner.defaultView, 'pageshow', endSending);
  return null;
}
