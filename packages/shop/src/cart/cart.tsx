/** The cart without the platform's scripts: each press is done as the page would do it, without leaving it (docs/reference/shop.md#cart). */
import { type BehaviorProps, isPlainPress, membersOf, parseHtml, useAttr, useEvent, useProp } from '@enliven/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isRestored, isTouched } from '../shared/is-touched';
import { noticesIn, showFailure, showNotices } from '../shared/notices';
import { endpoint, fetchHtml, formData, inTurn, needed, ownAddress, param } from '../shared/requests';
import { emitShop } from '../shared/shop-events';
import { useAsk } from '../shared/use-ask';
import { useShopEvents } from '../shared/use-shop-events';

const FORM = '.woocommerce-cart-form';
const TOTALS = '.cart_totals';
/** Some versions print it as a banner without a name of its own. */
const EMPTY = '.cart-empty,.wc-empty-cart-message';
const COUPON = `${FORM} [name="coupon_code"]`;
const QUANTITIES = '.cart_item input';
/** Fields of the delivery; another element of that class is no choice of a visitor. */
const METHODS = 'input.shipping_method:is([type=radio],[type=hidden]),select.shipping_method';
/** What gets the focus where nothing else is in the place of what had it, first in the sums. */
const NEXT_IN_TOTALS = '.shipping-calculator-button,.checkout-button';
const NEXT = '.restore-item,.woocommerce-notices-wrapper a,.cart_item a.remove,.return-to-shop a';

/** The body of a page in modules has the same name, and not each of its modules. */
const whole = (root: ParentNode, selector: string) =>
  root.querySelector(selector)?.closest('.woocommerce:not(body),.et_pb_module');

/** What was entered and not sent; the server may have other reasons for what it answers to the rest. */
const pending = (form: Element, sent: URLSearchParams | undefined) =>
  [...membersOf(form).querySelectorAll<HTMLInputElement>(QUANTITIES)].filter(
    (input) => isTouched(input) && sent?.get(input.name) !== input.value,
  );

/** Sums with a delivery that is still to be asked for. */
const waiting = new WeakSet<Element>();

/** A delivery that was chosen and not sent stays chosen in the new sums, which then ask for it. */
function keepDelivery(old: Element, sums: Element, sent: URLSearchParams | undefined): void {
  for (const one of old.querySelectorAll<HTMLInputElement>('input.shipping_method:checked')) {
    const again = sums.querySelector<HTMLInputElement>(`[id="${CSS.escape(one.id)}"]`);
    if (!again || !isTouched(one) || sent?.get(one.name) === one.value) continue;
    again.checked = true;
    waiting.add(sums);
  }
}

/** Whoever had the focus in what was replaced finds it on the same control, unless that is not to be seen any more. */
function refocus(owner: Document, active: HTMLInputElement | null): void {
  if (!active || active.isConnected) return;
  const { id, name } = active;
  const places = [
    id && `#${CSS.escape(id)}`,
    name && `[name="${CSS.escape(name)}"]`,
    active.closest(TOTALS) && NEXT_IN_TOTALS,
    NEXT,
  ];
  for (const place of places) {
    const again = place ? owner.querySelector<HTMLElement>(place) : null;
    again?.focus({ preventScroll: true });
    if (again && owner.activeElement === again) return;
  }
}

/** @param sent with the request, if anything @throws where the page is no cart; nothing is changed then */
function applyPage(owner: Document, html: string, sent?: URLSearchParams): void {
  const page = parseHtml(html);
  const notices = noticesIn(page);
  const next = page.querySelector(FORM);
  // A cart that becomes empty, or is filled again, is another page.
  const form = next && owner.querySelector(FORM);
  const old = form ?? whole(owner, next ? EMPTY : FORM) ?? owner.querySelector(FORM);
  const now = needed((old || !next) && (form ? next : whole(page, next ? FORM : EMPTY)));
  // There is nothing left to be ordered below it.
  if (!next && owner.querySelector('form.checkout')) {
    owner.location.reload();
    return;
  }
  const active = owner.activeElement as HTMLInputElement | null;
  const find = <E extends HTMLElement>(selector: string) => owner.querySelector<E>(selector);
  const typed = find<HTMLInputElement>(COUPON)?.value;
  for (const notice of notices) notice.remove();
  const sums = page.querySelector(TOTALS);
  for (const { name, value } of form ? pending(form, sent) : []) {
    const again = membersOf(now).querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`);
    if (again) again.value = value;
  }
  if (old) membersOf(old).replaceWith(now);
  // Their module may be another one than that of the form.
  const totals = find(TOTALS);
  if (sums && totals) {
    keepDelivery(totals, sums, sent);
    totals.replaceWith(sums);
  }
  showNotices(owner, notices, find(`${FORM},${EMPTY}`));
  // Answers know nothing of what a visitor has begun to type.
  const coupon = find<HTMLInputElement>(COUPON);
  if (coupon && typed && !sent?.has('apply_coupon')) coupon.value = typed;
  refocus(owner, active);
  emitShop(owner.body, next ? 'updated_cart_totals' : 'wc_cart_emptied');
  emitShop(owner.body, 'updated_wc_div');
}

const PARTS = `${FORM},${TOTALS}`;
const LINKS = 'a.remove,a.restore-item,a.woocommerce-remove-coupon';

export default function Cart({ element }: BehaviorProps): ReactNode {
  const owner = membersOf(element).ownerDocument;
  const [changed, setChanged] = useState(() => pending(element, undefined).length > 0);
  const { native, ask } = useAsk(owner);
  /** Takes away what was said of a failure. */
  const withdraw = useRef<() => void>(undefined);

  const methods = () => [...membersOf(element).querySelectorAll<HTMLInputElement>(METHODS)];
  /** The one that the sums belong to. */
  function showDelivery(): void {
    for (const one of methods()) one.checked = one.defaultChecked;
  }

  function request(
    event: Event | null,
    address: string | undefined,
    body: URLSearchParams | undefined,
    apply: (html: string) => void,
  ): void {
    if (address)
      ask(event, {
        busy: [element, ...owner.querySelectorAll(PARTS)],
        request: (signal) => inTurn(() => fetchHtml(address, body, signal)),
        apply,
        fail() {
          setChanged(true);
          showDelivery();
          withdraw.current = showFailure(owner, owner.querySelector(PARTS));
        },
      });
  }

  function refresh(): void {
    if (element === owner.querySelector(FORM))
      request(null, ownAddress(owner, membersOf(element as HTMLFormElement).action), undefined, (html) =>
        applyPage(owner, html),
      );
  }
  useShopEvents(owner, 'wc_update_cart added_to_cart', refresh);
  useEvent<PageTransitionEvent>(owner.defaultView, 'pageshow', ({ persisted }) => {
    // Elsewhere it may have changed in between.
    if (persisted) return refresh();
    // What a browser has restored by now, without an event (docs/reference/shop.md#what-a-browser-restores).
    if (isRestored(owner)) showDelivery();
    if (pending(element, undefined)[0]) setChanged(true);
  });
  const update = membersOf(element).querySelector<HTMLButtonElement>('[name="update_cart"]');
  // Whoever has pressed it keeps the focus, which a disabled button cannot have.
  const [held, setHeld] = useState(() => update !== null && owner.activeElement === update);
  useEvent(update, 'blur', () => setHeld(false));
  useProp(update, 'disabled', !changed && !held);
  useAttr(update, 'aria-disabled', !changed);
  const touch = ({ target }: Event) => membersOf(target as Element).closest('.cart_item') && setChanged(true);
  useEvent(element, 'input', touch);
  useEvent<SubmitEvent>(element, 'submit', (event) => {
    const form = event.target as HTMLFormElement;
    const { name, value } = (event.submitter ?? {}) as Partial<HTMLButtonElement>;
    const what = membersOf(form).matches('.woocommerce-shipping-calculator') ? 'calc_shipping' : name;
    const body = formData(form);
    if (what) body.append(what, value || 'x');
    const isCoupon = what === 'apply_coupon';
    request(event, ownAddress(owner, membersOf(form).action), body, (html) => {
      applyPage(owner, html, body);
      if (isCoupon) emitShop(owner.body, 'applied_coupon', body.get('coupon_code'));
    });
  });
  useEvent<KeyboardEvent>(element, 'keydown', (event) => {
    const input = event.target as HTMLInputElement;
    if (event.key !== 'Enter' || !input.matches('input.qty') || !update) return;
    // The first button of the form, which Enter presses, is that of the coupon.
    event.preventDefault();
    if (input.form) membersOf(input.form).requestSubmit(update);
  });
  useEvent<MouseEvent>(element, 'click', (event) => {
    const link = membersOf(event.target as Element).closest<HTMLAnchorElement>(LINKS);
    if (!link || !isPlainPress(event)) return;
    request(event, ownAddress(owner, link.href), undefined, (html) => {
      applyPage(owner, html);
      const { coupon } = link.dataset;
      if (coupon) emitShop(owner.body, 'removed_coupon', coupon);
    });
  });
  /** The last that was chosen counts: as long as another is asked for, it waits. */
  function deliver(event: Event | null): void {
    // The browser by itself does nothing.
    native.current = false;
    const body = new URLSearchParams({ security: param('update_shipping_method_nonce') ?? '' });
    for (const { type, checked, name, value } of methods()) if (type !== 'radio' || checked) body.append(name, value);
    request(event, endpoint(owner, 'update_shipping_method'), body, (html) => {
      const next = needed(parseHtml(html).querySelector(TOTALS));
      withdraw.current?.();
      const active = owner.activeElement as HTMLInputElement | null;
      keepDelivery(element, next, body);
      membersOf(element).replaceWith(next);
      refocus(owner, active);
      emitShop(owner.body, 'updated_cart_totals');
      emitShop(owner.body, 'updated_shipping_method');
    });
  }
  useEvent(element, 'change', (event) => {
    touch(event);
    if (membersOf(event.target as Element).matches(METHODS)) deliver(event);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before
  useEffect(() => {
    if (!methods().some(isTouched)) return;
    // The shop may have been told of another one since.
    if (!waiting.has(element) && isRestored(owner)) showDelivery();
    else deliver(null);
  }, []);
  return null;
}
