/** Cart without the platform's scripts: sends requests in place of page loads (docs/reference/shop.md#cart). */
import {
  type BehaviorProps,
  closestTo,
  isPlainPress,
  matches,
  membersOf,
  parseHtml,
  query,
  queryAll,
  useAttr,
  useEvent,
  useProp,
} from '@enliven/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { enqueueCartChange } from '../shared/cart-queue';
import { isChanged } from '../shared/is-changed';
import { isRestored } from '../shared/is-restored';
import { showFailure } from '../shared/notices';
import { endpoint, fetchHtml, formEntries, ownAddress, param, requirePart } from '../shared/requests';
import { emitShop } from '../shared/shop-events';
import { useRequest } from '../shared/use-request';
import { useShopEvents } from '../shared/use-shop-events';
import { applyPage, FORM, hasUnsentShipping, keepShipping, refocus, TOTALS, unsentQuantities } from './apply-page';

/** Fields of the shipping method; other elements of that class are not choices. */
const SHIPPING_METHODS = 'input.shipping_method:is([type=radio],[type=hidden]),select.shipping_method';
const PARTS = `${FORM},${TOTALS}`;
const LINKS = 'a.remove,a.restore-item,a.woocommerce-remove-coupon';

export default function Cart({ element }: BehaviorProps): ReactNode {
  const owner = membersOf(element).ownerDocument;
  const [hasChanges, setHasChanges] = useState(() => unsentQuantities(element, undefined).length > 0);
  const { isNative, send } = useRequest(owner);
  /** Removes the notice of a failure. */
  const removeNotice = useRef<() => void>(undefined);

  const shippingMethods = () => queryAll<HTMLInputElement>(element, SHIPPING_METHODS);
  /** Shows the shipping method of the totals. */
  function showPrintedShipping(): void {
    for (const method of shippingMethods()) method.checked = method.defaultChecked;
  }

  function request(
    event: Event | null,
    address: string | undefined,
    body: URLSearchParams | undefined,
    apply: (html: string) => void,
  ): void {
    if (address)
      send(event, {
        busy: [element, ...owner.querySelectorAll(PARTS)],
        send: (signal) => enqueueCartChange(() => fetchHtml(address, body, signal)),
        apply,
        fail() {
          setHasChanges(true);
          showPrintedShipping();
          const remove = showFailure(owner, owner.querySelector(PARTS));
          removeNotice.current = remove;
          return remove;
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
    // The cart may have changed on another page.
    if (persisted) return refresh();
    // Browsers restore values without an event (docs/reference/shop.md#what-a-browser-restores).
    if (isRestored(owner)) showPrintedShipping();
    if (unsentQuantities(element, undefined)[0]) setHasChanges(true);
  });
  const update = query<HTMLButtonElement>(element, '[name="update_cart"]');
  // A pressed button keeps the focus, which a disabled one would lose.
  const [isFocused, setFocused] = useState(() => update !== null && owner.activeElement === update);
  useEvent(update, 'blur', () => setFocused(false));
  useProp(update, 'disabled', !hasChanges && !isFocused);
  useAttr(update, 'aria-disabled', !hasChanges);
  const markChanged = ({ target }: Event) => closestTo(target, '.cart_item') && setHasChanges(true);
  useEvent(element, 'input', markChanged);
  useEvent<SubmitEvent>(element, 'submit', (event) => {
    const form = event.target as HTMLFormElement;
    const { name, value } = (event.submitter ?? {}) as Partial<HTMLButtonElement>;
    const action = matches(form, '.woocommerce-shipping-calculator') ? 'calc_shipping' : name;
    const body = formEntries(form);
    if (action) body.append(action, value || 'x');
    const isCoupon = action === 'apply_coupon';
    request(event, ownAddress(owner, membersOf(form).action), body, (html) => {
      applyPage(owner, html, body);
      if (isCoupon) emitShop(owner.body, 'applied_coupon', body.get('coupon_code'));
    });
  });
  useEvent<KeyboardEvent>(element, 'keydown', (event) => {
    const input = event.target as HTMLInputElement;
    if (event.key !== 'Enter' || !input.matches('input.qty') || !update) return;
    // Enter would press the first button of the form, which applies the coupon.
    event.preventDefault();
    if (input.form) membersOf(input.form).requestSubmit(update);
  });
  useEvent<MouseEvent>(element, 'click', (event) => {
    const link = closestTo<HTMLAnchorElement>(event.target, LINKS);
    if (!link || !isPlainPress(event)) return;
    request(event, ownAddress(owner, link.href), undefined, (html) => {
      applyPage(owner, html);
      const { coupon } = link.dataset;
      if (coupon) emitShop(owner.body, 'removed_coupon', coupon);
    });
  });
  /** Sends the chosen shipping method; the last choice waits for pending requests. */
  function sendShipping(event: Event | null): void {
    // The browser does not send this choice.
    isNative.current = false;
    const body = new URLSearchParams({ security: param('update_shipping_method_nonce') ?? '' });
    for (const { type, checked, name, value } of shippingMethods())
      if (type !== 'radio' || checked) body.append(name, value);
    request(event, endpoint(owner, 'update_shipping_method'), body, (html) => {
      const next = requirePart(parseHtml(html).querySelector(TOTALS));
      removeNotice.current?.();
      const active = owner.activeElement as HTMLInputElement | null;
      keepShipping(element, next, body);
      membersOf(element).replaceWith(next);
      refocus(owner, active);
      emitShop(owner.body, 'updated_cart_totals');
      emitShop(owner.body, 'updated_shipping_method');
    });
  }
  useEvent(element, 'change', (event) => {
    markChanged(event);
    if (matches(event.target as Element, SHIPPING_METHODS)) sendShipping(event);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a choice before the mount
  useEffect(() => {
    if (!shippingMethods().some(isChanged)) return;
    // The shop may have another method by now.
    if (!hasUnsentShipping(element) && isRestored(owner)) showPrintedShipping();
    else sendShipping(null);
  }, []);
  return null;
}
