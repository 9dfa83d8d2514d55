/** The checkout without the platform's scripts: it helps, and the browser sends the form (docs/reference/shop.md#checkout). */
import {
  asBoolean,
  asRecord,
  asText,
  type BehaviorProps,
  membersOf,
  safeAddress,
  siteOptions,
  useClaims,
  useEvent,
  useTimeout,
  type WantedClaim,
} from '@enliven/core';
import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { isRestored, isTouched } from '../shared/is-touched';
import { triggerHandler } from '../shared/jquery';
import { errorNotice, noticesIn, showFailure, showNotices } from '../shared/notices';
import { endpoint, fetchAnswer, fetchHtml, formData, needed, param, reportShopFailure } from '../shared/requests';
import { emitShop } from '../shared/shop-events';
import { boxClaims } from '../shared/theme-claims';
import { makeBusy, useAsk } from '../shared/use-ask';
import { useHeard } from '../shared/use-heard';
import { useShopEvents } from '../shared/use-shop-events';
import { useFields } from './use-fields';
import { isWhole, useOrder } from './use-order';

/** @param form its content is replaced now and then, so it is read with every render */
export function usePayment(form: Element): void {
  const methods = [...membersOf(form).querySelectorAll('.wc_payment_method,.woocommerce-PaymentMethod')];
  const chosen = membersOf(form).querySelector<HTMLInputElement>('input[name="payment_method"]:checked');
  const button = membersOf(form).querySelector<HTMLElement>('#place_order');
  const text = chosen?.dataset.order_button_text || button?.dataset.value;
  useEffect(() => {
    const first = methods[0]?.querySelector<HTMLInputElement>('input[type="radio"]');
    // Without a choice of the server's it is the first, which then shows its box.
    if (!chosen && first) first.click();
  });
  useClaims([
    ...methods.flatMap((method): WantedClaim[] => {
      const box = method.querySelector('.payment_box');
      return box && chosen ? [[box, 'style:display', method.contains(chosen) ? 'block' : 'none']] : [];
    }),
    // Also where it says so already: what is claimed in one render only would be taken back in the next.
    [text && button?.childElementCount === 0 && button, 'prop:textContent', text],
    ...(methods.length === 1 && chosen ? [[chosen, 'style:display', 'none'] as const] : []),
  ]);
}

/** What is typed of an address: the order follows a second after the last key, and where nothing of it is missing. */
const TYPED = ':is(.address-field,.update_totals_on_change) input:not([type=radio],[type=checkbox])';
const CHOSEN =
  'input[name^="shipping_method"],select.shipping_method,[name="ship_to_different_address"],:is(.address-field,.update_totals_on_change) :is(select,input)';
const COUPON = '.woocommerce-checkout-review-order-table a.woocommerce-remove-coupon';
/** Milliseconds. */
const PAUSE = 1000;

export default function Checkout({ element }: BehaviorProps): ReactNode {
  const form = element as HTMLFormElement;
  const owner = membersOf(form).ownerDocument;
  const [, again] = useReducer((turn: number) => turn + 1, 0);
  const first = () => owner.querySelector('form.checkout') === form;
  const lookAtAll = useFields(form);
  const review = useOrder(form, again);
  /** One form asks for all: only the newest answer is of use, and several changes are one request. */
  function askOrder(): void {
    if (first() || !owner.querySelector('form.checkout')) review();
    else emitShop(owner.body, 'update_checkout');
  }
  const { native, ask } = useAsk(owner);
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
  useClaims(boxClaims(form));
  useShopEvents(owner, 'update_checkout', () => first() && review());
  useEvent<CustomEvent<{ args: unknown[] } | null>>(owner.body, 'shop:updated_checkout', ({ detail }) => {
    if (asRecord(detail?.args[0]).result === 'failure') lookAtAll();
  });
  useShopEvents(owner, 'checkout_error', lookAtAll);
  const [typed, setTyped] = useState<HTMLInputElement | null>(null);
  const [turn, setTurn] = useState(0);
  /** The value that was followed last. */
  const followed = useRef('');
  function follow(control: HTMLInputElement): void {
    setTyped(null);
    const value = `${control.name} ${control.value}`;
    const isTyped = control.matches(TYPED);
    const rows = control.closest('div')?.querySelectorAll('.address-field.validate-required:has(input.input-text)');
    if (!isTyped || (value !== followed.current && isWhole(rows ?? []))) askOrder();
    followed.current = value;
  }
  useTimeout(() => typed && follow(typed), typed && PAUSE, turn);
  function lookAtEntered(): void {
    if (first() && [...owner.querySelectorAll<HTMLInputElement>(CHOSEN)].some(isTouched)) review();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was entered before anybody listened
  useEffect(lookAtEntered, []);
  // What a browser has restored by now, without an event (docs/reference/shop.md#what-a-browser-restores).
  useEvent<PageTransitionEvent>(owner.defaultView, 'pageshow', ({ persisted }) => {
    if (persisted || !isRestored(owner)) return;
    again();
    lookAtEntered();
  });
  useEvent(form, 'input', ({ target }) => {
    if (!membersOf(target as Element).matches(TYPED)) return;
    setTyped(target as HTMLInputElement);
    setTurn(turn + 1);
  });
  // Lists that a script draws tell jQuery alone.
  useHeard(form, owner, 'change', ({ target }) => {
    again();
    const control = target as HTMLInputElement;
    if (control.matches('input[name="payment_method"]')) emitShop(owner.body, 'payment_method_selected');
    if (control.matches(CHOSEN)) follow(control);
  });

  /** @param name of the end point */
  function changeCoupon(event: Event, name: 'apply_coupon' | 'remove_coupon', coupon: string): void {
    const isNew = name === 'apply_coupon';
    const address = endpoint(owner, name);
    if (!address) return;
    const security = param(`${name}_nonce`) ?? '';
    ask(event, {
      busy: [event.target as Element],
      request: (signal) =>
        fetchHtml(address, new URLSearchParams({ security, [isNew ? 'coupon_code' : 'coupon']: coupon }), signal),
      apply(html) {
        const notices = noticesIn(html);
        needed(notices[0]);
        showNotices(owner, notices, form);
        emitShop(owner.body, `${isNew ? 'applied' : 'removed'}_coupon_in_checkout`, coupon);
        askOrder();
      },
      fail: () => showFailure(owner, form),
    });
  }
  useEvent(owner, 'submit', (event) => {
    const target = event.target as HTMLFormElement;
    if (first() && membersOf(target).matches('form.checkout_coupon'))
      changeCoupon(event, 'apply_coupon', formData(target).get('coupon_code') ?? '');
  });
  // The order may stand in a module of its own, whose form is no checkout.
  useEvent(owner, 'click', (event) => {
    const link = membersOf(event.target as Element).closest<HTMLElement>(COUPON);
    const coupon = link?.dataset.coupon;
    if (first() && coupon) changeCoupon(event, 'remove_coupon', coupon);
  });

  function fail(html = ''): void {
    const notices = noticesIn(html);
    showNotices(owner, notices[0] ? notices : [errorNotice(owner, param('i18n_checkout_error'))], form);
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
        if (goal) triggerHandler(form, 'checkout_place_order_success', answer);
        if (goal) return owner.location.assign(goal.href);
        endSending();
        if (asBoolean(reload)) return owner.location.reload();
        if (asBoolean(refresh)) askOrder();
        if (result !== 'failure') {
          native.current = true;
          reportShopFailure('the shop’s answer says neither that it has the order nor that it refuses it', form);
        }
        fail(asText(messages));
      })
      .catch((error) => {
        reportShopFailure(error, form);
        endSending();
        native.current = true;
        fail();
      });
  }
  /** Whether a handler of a payment keeps the order back, which the platform asks through jQuery. */
  function isVetoed(): boolean {
    const method = new FormData(form).get('payment_method');
    return ['', `_${method}`].some((end) => triggerHandler(form, `checkout_place_order${end}`) === false);
  }
  useEvent(form, 'submit', (event) => {
    if (event.defaultPrevented) return;
    // One press sends one order.
    if (sending.current || isVetoed()) return event.preventDefault();
    sending.current = makeBusy([form]);
    // An order that is there already, or a payment that is kept, goes to the page itself.
    const isAsked = siteOptions('shop').checkout === 'fetch' && !native.current && membersOf(form).matches('.checkout');
    const address = isAsked ? endpoint(owner, 'checkout') : undefined;
    if (!address) return setSubmitted(event);
    event.preventDefault();
    send(address);
  });
  // Back from the next page, everything can be pressed again; the first load of a page ends after it can be used.
  useEvent<PageTransitionEvent>(owner.defaultView, 'pageshow', ({ persisted }) => persisted && endSending());
  // So it can where the visitor has stopped the browser. What leads within the page says the same, and begins at once.
  const { navigation: found } = owner.defaultView as { navigation?: unknown };
  // Scripts of a page may have a variable of that name.
  const navigation = found instanceof EventTarget ? found : null;
  const [stopped, setStopped] = useState(false);
  useEvent(navigation, 'navigateerror', () => setStopped(true));
  useEvent(navigation, 'navigate', () => setStopped(false));
  useTimeout(endSending, stopped && submitted ? 0 : null);
  return null;
}
