/** Modules of a checkout: send the entries of one form, and show one group of errors (docs/reference/shop.md#checkout-in-modules). */
import {
  asRecord,
  attribute,
  type BehaviorProps,
  closestTo,
  member,
  membersOf,
  query,
  queryAll,
  useClaims,
  useEvent,
  type WantedClaim,
} from '@enliven/core';
import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { panelClaims } from '../shared/theme-claims';
import { useShop } from '../shared/use-shop';
import { NOTICES, scrollToForm } from './scroll-to-form';
import { useMirrors } from './use-mirrors';

const LAYOUTS = '.et_pb_pagebuilder_layout,.et-tb-has-template';
const ERRORS = `:is(${NOTICES}) li`;
const SHIPPING = '.et_pb_wc_checkout_shipping,.woocommerce-shipping-fields';

/** Hides groups of errors but the first, and errors about missing fields. */
function errorClaims(owner: Document): WantedClaim[] {
  const [, ...copies] = owner.querySelectorAll('.woocommerce-NoticeGroup-checkout');
  const orphans = owner.querySelector(SHIPPING) ? [] : owner.querySelectorAll(`${ERRORS}[data-id^="shipping_"]`);
  return [
    ...[...copies, ...orphans].map((one): WantedClaim => [one, 'style:display', 'none']),
    // Found by their classes, since this claim removes the role.
    ...copies.flatMap((group) => queryAll(group, NOTICES)).map((notice): WantedClaim => [notice, 'attr:role', null]),
  ];
}

const methodClaims = (owner: Document): WantedClaim[] =>
  [...owner.querySelectorAll('.et_pb_wc_checkout_payment_info .wc_payment_method')].map((method) => [
    method,
    'class:et_pb_checked',
    !!query(method, 'input:checked'),
  ]);

const PAYMENT = `:is(${LAYOUTS}) .et_pb_wc_checkout_payment_info form`;
const ADDRESS = `:is(${LAYOUTS}) :is(.et_pb_wc_checkout_billing,.et_pb_wc_checkout_shipping) form`;

export default function CheckoutModules({ element }: BehaviorProps): ReactNode {
  const { ownerDocument: owner, matches } = membersOf(element);
  const [isFirst] = useState(() => element === owner.querySelector('form.checkout'));
  const [isPayment] = useState(() => matches(PAYMENT));
  const [isAddress] = useState(() => matches(ADDRESS));
  const [, rerender] = useReducer((renders: number) => renders + 1, 0);
  const stopScroll = useRef<() => void>(undefined);
  useEffect(() => () => stopScroll.current?.(), []);
  useMirrors(owner, isPayment ? element : null);
  useClaims([
    ...(isAddress ? panelClaims(element) : []),
    ...(isFirst ? errorClaims(owner) : []),
    ...(isPayment ? methodClaims(owner) : []),
  ]);
  useEvent(isPayment ? owner : isAddress ? element : null, 'change', rerender);
  // Browsers restore values without an event (docs/reference/shop.md#what-a-browser-restores).
  useEvent(owner.defaultView, 'pageshow', rerender);
  useShop(owner, 'checkout_error updated_checkout init_checkout payment_method_selected', (name, [answer]) => {
    rerender();
    const hasFailed = name === 'checkout_error' || asRecord(answer).result === 'failure';
    if (!hasFailed || !isFirst) return;
    stopScroll.current?.();
    stopScroll.current = scrollToForm(element);
  });
  // A press on an error focuses its field.
  useEvent(isFirst ? owner : null, 'click', ({ target }) => {
    const id = attribute(closestTo(target, `${ERRORS}[data-id]`), 'data-id');
    const field = id && !closestTo(target, 'a') && owner.getElementById(id);
    if (field) member(field, 'focus')();
  });
  return null;
}
