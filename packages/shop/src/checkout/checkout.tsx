/** The checkout without the platform's scripts; the browser sends the form (docs/reference/shop.md#checkout). */
import {
  asBoolean,
  asRecord,
  asText,
  type BehaviorProps,
  closestTo,
  matches,
  membersOf,
  queryAll,
  safeAddress,
  siteOptions,
  useClaims,
  useEvent,
  useTimeout,
} from '@enliven/core';
import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { isChanged } from '../shared/is-changed';
import { isRestored } from '../shared/is-restored';
import { triggerHandler } from '../shared/jquery';
import { errorNotice, noticesIn, showFailure, showNotices } from '../shared/notices';
import {
  endpoint,
  fetchAnswer,
  fetchHtml,
  formEntries,
  param,
  reportShopFailure,
  requirePart,
} from '../shared/requests';
import { markBusy } from '../shared/send-request';
import { emitShop } from '../shared/shop-events';
import { panelClaims } from '../shared/theme-claims';
import { useJQueryEvent } from '../shared/use-jquery-event';
import { useRequest } from '../shared/use-request';
import { useShopEvents } from '../shared/use-shop-events';
import { useFields } from './use-fields';
import { isAddressComplete, useOrder } from './use-order';
import { usePayment } from './use-payment';

/** Text fields of an address: the order updates a second after the last key, if the address is complete. */
const TYPED_FIELDS = ':is(.address-field,.update_totals_on_change) input:not([type=radio],[type=checkbox])';
const CHOICES =
  'input[name^="shipping_method"],select.shipping_method,[name="ship_to_different_address"],:is(.address-field,.update_totals_on_change) :is(select,input)';
const REMOVE_COUPON = '.woocommerce-checkout-review-order-table a.woocommerce-remove-coupon';
/** Milliseconds after the last key. */
const TYPING_DELAY = 1000;

export default function Checkout({ element }: BehaviorProps): ReactNode {
  const form = element as HTMLFormElement;
  const owner = membersOf(form).ownerDocument;
  const [, rerender] = useReducer((renders: number) => renders + 1, 0);
  const isFirst = () => owner.querySelector('form.checkout') === form;
  const validateAll = useFields(form);
  const reviewOrder = useOrder(form, rerender);
  /** Updates the order. The first form sends the request for all forms, so that several changes are one request. */
  function updateOrder(): void {
    if (isFirst() || !owner.querySelector('form.checkout')) reviewOrder();
    else emitShop(owner.body, 'update_checkout');
  }
  const { isNative, send } = useRequest(owner);
  const releaseBusy = useRef<() => void>(undefined);
  function endBusy(): void {
    releaseBusy.current?.();
    releaseBusy.current = undefined;
  }
  /** Removes our own notice about an order; notices of the shop stay. */
  const removeNotice = useRef<() => void>(undefined);
  // A sent order still leads to its next page; only the busy state and our notice end.
  useEffect(
    () => () => {
      releaseBusy.current?.();
      removeNotice.current?.();
    },
    [],
  );
  const [submitted, setSubmitted] = useState<Event>();
  // Another script has prevented the submission.
  useTimeout(() => submitted?.defaultPrevented && endBusy(), submitted ? 0 : null, submitted);
  usePayment(form);
  useClaims(panelClaims(form));
  useShopEvents(owner, 'update_checkout', () => isFirst() && reviewOrder());
  useEvent<CustomEvent<{ args: unknown[] } | null>>(owner.body, 'shop:updated_checkout', ({ detail }) => {
    if (asRecord(detail?.args[0]).result === 'failure') validateAll();
  });
  useShopEvents(owner, 'checkout_error', validateAll);
  const [typed, setTyped] = useState<HTMLInputElement | null>(null);
  const [keys, setKeys] = useState(0);
  /** Field and value of the last update. */
  const lastUpdate = useRef('');
  function handleChange(control: HTMLInputElement): void {
    setTyped(null);
    const value = `${control.name} ${control.value}`;
    const isTyped = control.matches(TYPED_FIELDS);
    const rows = queryAll(control.closest('div'), '.address-field.validate-required:has(input.input-text)');
    if (!isTyped || (value !== lastUpdate.current && isAddressComplete(rows ?? []))) updateOrder();
    lastUpdate.current = value;
  }
  useTimeout(() => typed && handleChange(typed), typed && TYPING_DELAY, keys);
  function reviewChanged(): void {
    if (isFirst() && [...owner.querySelectorAll<HTMLInputElement>(CHOICES)].some(isChanged)) reviewOrder();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for values entered before the mount
  useEffect(reviewChanged, []);
  // Browsers restore values without an event (docs/reference/shop.md#what-a-browser-restores).
  useEvent<PageTransitionEvent>(owner.defaultView, 'pageshow', ({ persisted }) => {
    if (persisted || !isRestored(owner)) return;
    rerender();
    reviewChanged();
  });
  useEvent(form, 'input', ({ target }) => {
    if (!matches(target as Element, TYPED_FIELDS)) return;
    setTyped(target as HTMLInputElement);
    setKeys(keys + 1);
  });
  // Scripts that replace selects by drawn lists notify jQuery only.
  useJQueryEvent(form, owner, 'change', ({ target }) => {
    rerender();
    const control = target as HTMLInputElement;
    if (control.matches('input[name="payment_method"]')) emitShop(owner.body, 'payment_method_selected');
    if (control.matches(CHOICES)) handleChange(control);
  });

  /** Applies or removes a coupon. @param name of the end point */
  function changeCoupon(event: Event, name: 'apply_coupon' | 'remove_coupon', coupon: string): void {
    const isNew = name === 'apply_coupon';
    const address = endpoint(owner, name);
    if (!address) return;
    const security = param(`${name}_nonce`) ?? '';
    send(event, {
      busy: [event.target as Element],
      send: (signal) =>
        fetchHtml(address, new URLSearchParams({ security, [isNew ? 'coupon_code' : 'coupon']: coupon }), signal),
      apply(html) {
        const notices = noticesIn(html);
        requirePart(notices[0]);
        showNotices(owner, notices, form);
        emitShop(owner.body, `${isNew ? 'applied' : 'removed'}_coupon_in_checkout`, coupon);
        updateOrder();
      },
      fail: () => showFailure(owner, form),
    });
  }
  useEvent(owner, 'submit', (event) => {
    const target = event.target as HTMLFormElement;
    if (isFirst() && matches(target, 'form.checkout_coupon'))
      changeCoupon(event, 'apply_coupon', formEntries(target).get('coupon_code') ?? '');
  });
  // The order may be in another module, whose form is not a checkout.
  useEvent(owner, 'click', (event) => {
    const link = closestTo<HTMLElement>(event.target, REMOVE_COUPON);
    const coupon = link?.dataset.coupon;
    if (isFirst() && coupon) changeCoupon(event, 'remove_coupon', coupon);
  });

  function fail(html = ''): void {
    const notices = noticesIn(html);
    const remove = showNotices(owner, notices[0] ? notices : [errorNotice(owner, param('i18n_checkout_error'))], form);
    removeNotice.current = notices[0] ? undefined : remove;
    emitShop(owner.body, 'checkout_error', html);
  }

  /** Sends the order by script, on sites that enable it: payments that need more than the form have their own scripts. */
  function sendOrder(address: string): void {
    const forms = owner.querySelectorAll<HTMLFormElement>('form.checkout');
    fetchAnswer(address, formEntries(...(forms[1] ? [form] : forms)))
      .then((answer) => {
        const { result, redirect, reload, refresh, messages } = asRecord(answer);
        // An empty address would reload this page.
        const nextPage = result === 'success' && typeof redirect === 'string' && redirect;
        const url = nextPage && safeAddress(nextPage, owner.baseURI);
        if (url) triggerHandler(form, 'checkout_place_order_success', answer);
        if (url) return owner.location.assign(url.href);
        endBusy();
        if (asBoolean(reload)) return owner.location.reload();
        if (asBoolean(refresh)) updateOrder();
        if (result !== 'failure') {
          isNative.current = true;
          reportShopFailure('the shop’s answer neither confirms nor refuses the order', form);
        }
        fail(asText(messages));
      })
      .catch((error) => {
        reportShopFailure(error, form);
        endBusy();
        isNative.current = true;
        fail();
      });
  }
  /** Whether a payment's handler, which the platform calls through jQuery, vetoes the order. */
  function isVetoed(): boolean {
    const method = new FormData(form).get('payment_method');
    return ['', `_${method}`].some((end) => triggerHandler(form, `checkout_place_order${end}`) === false);
  }
  useEvent(form, 'submit', (event) => {
    if (event.defaultPrevented) return;
    // One press sends one order.
    if (releaseBusy.current || isVetoed()) return event.preventDefault();
    releaseBusy.current = markBusy([form]);
    // An existing order, or a saved payment method, is sent to the page itself.
    const isFetched = siteOptions('shop').checkout === 'fetch' && !isNative.current && matches(form, '.checkout');
    const address = isFetched ? endpoint(owner, 'checkout') : undefined;
    if (!address) return setSubmitted(event);
    event.preventDefault();
    sendOrder(address);
  });
  // A page from the back/forward cache is usable again. The first `pageshow` comes after the page is usable and ends nothing.
  useEvent<PageTransitionEvent>(owner.defaultView, 'pageshow', ({ persisted }) => persisted && endBusy());
  // The visitor may stop the navigation. Navigations within the page report the same error, but a new one begins at once.
  const { navigation: found } = owner.defaultView as { navigation?: unknown };
  // Scripts of a page may have a variable of that name.
  const navigation = found instanceof EventTarget ? found : null;
  const [isStopped, setStopped] = useState(false);
  useEvent(navigation, 'navigateerror', () => setStopped(true));
  useEvent(navigation, 'navigate', () => setStopped(false));
  useTimeout(endBusy, isStopped && submitted ? 0 : null);
  return null;
}
