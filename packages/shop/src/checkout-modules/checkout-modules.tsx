/** A checkout in modules sends what one form would send; of any checkout, one group of errors shows and speaks (docs/reference/shop.md#checkout-in-modules). */
import { asRecord, type BehaviorProps, membersOf, useClaims, useEvent, type WantedClaim } from '@enliven/core';
import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { boxClaims } from '../shared/theme-claims';
import { useShop } from '../shared/use-shop';
import { NOTICES, scrollToForm } from './scroll-to-form';
import { useMirrors } from './use-mirrors';

const LAYOUTS = '.et_pb_pagebuilder_layout,.et-tb-has-template';
const ERRORS = `:is(${NOTICES}) li`;
const SHIPPING = '.et_pb_wc_checkout_shipping,.woocommerce-shipping-fields';

/** Groups but the first, and errors about fields that are not there. */
function errorClaims(owner: Document): WantedClaim[] {
  const [, ...copies] = owner.querySelectorAll('.woocommerce-NoticeGroup-checkout');
  const alien = owner.querySelector(SHIPPING) ? [] : owner.querySelectorAll(`${ERRORS}[data-id^="shipping_"]`);
  return [
    ...[...copies, ...alien].map((one): WantedClaim => [one, 'style:display', 'none']),
    // By their classes: the role is away as long as this holds.
    ...copies
      .flatMap((group) => [...group.querySelectorAll(NOTICES)])
      .map((notice): WantedClaim => [notice, 'attr:role', null]),
  ];
}

const methodClaims = (owner: Document): WantedClaim[] =>
  [...owner.querySelectorAll('.et_pb_wc_checkout_payment_info .wc_payment_method')].map((method) => [
    method,
    'class:et_pb_checked',
    !!method.querySelector('input:checked'),
  ]);

const PAYS = `:is(${LAYOUTS}) .et_pb_wc_checkout_payment_info form`;
const ADDRESS = `:is(${LAYOUTS}) :is(.et_pb_wc_checkout_billing,.et_pb_wc_checkout_shipping) form`;

export default function CheckoutModules({ element }: BehaviorProps): ReactNode {
  const owner = element.ownerDocument;
  const [first] = useState(() => element === owner.querySelector('form.checkout'));
  const [pays] = useState(() => element.matches(PAYS));
  const [boxes] = useState(() => element.matches(ADDRESS));
  const [, again] = useReducer((turn: number) => turn + 1, 0);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  useMirrors(owner, pays ? element : null);
  useClaims([
    ...(boxes ? boxClaims(element) : []),
    ...(first ? errorClaims(owner) : []),
    ...(pays ? methodClaims(owner) : []),
  ]);
  useEvent(pays ? owner : boxes ? element : null, 'change', again);
  // What a browser has restored by now, without an event (docs/reference/shop.md#what-a-browser-restores).
  useEvent(owner.defaultView, 'pageshow', again);
  useShop(owner, 'checkout_error updated_checkout init_checkout payment_method_selected', (name, [answer]) => {
    again();
    const failed = name === 'checkout_error' || asRecord(answer).result === 'failure';
    if (!failed || !first) return;
    stop.current?.();
    stop.current = scrollToForm(element);
  });
  // What an error is about is one press away.
  useEvent(first ? owner : null, 'click', ({ target }) => {
    const id = membersOf(target as Element)
      .closest?.(`${ERRORS}[data-id]`)
      ?.getAttribute('data-id');
    if (id && !membersOf(target as Element).closest('a')) owner.getElementById(id)?.focus();
  });
  return null;
}
