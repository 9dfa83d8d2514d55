/** Applies a cart page of the server to the page and keeps unsent values and the focus (docs/reference/shop.md#cart). */
import { closestTo, member, membersOf, parseHtml, query, queryAll } from '@enliven/core';
import { isChanged } from '../shared/is-changed';
import { noticesIn, showNotices } from '../shared/notices';
import { requirePart } from '../shared/requests';
import { emitShop } from '../shared/shop-events';

export const FORM = '.woocommerce-cart-form';
export const TOTALS = '.cart_totals';
/** Some versions print the empty cart as a banner without a specific class. */
const EMPTY = '.cart-empty,.wc-empty-cart-message';
const COUPON = `${FORM} [name="coupon_code"]`;
const QUANTITIES = '.cart_item input';
/** Elements that get the focus if the focused control is gone, first in the totals. */
const NEXT_IN_TOTALS = '.shipping-calculator-button,.checkout-button';
const NEXT = '.restore-item,.woocommerce-notices-wrapper a,.cart_item a.remove,.return-to-shop a';

/** Returns the element around the cart. On pages built of modules the body has the same class, and some modules lack it. */
const cartContainer = (root: ParentNode, selector: string) =>
  closestTo(query(root, selector), '.woocommerce:not(body),.et_pb_module');

/** Returns the quantities that were entered and not sent; for sent ones the server's answer counts. */
export const unsentQuantities = (form: Element, sent: URLSearchParams | undefined) =>
  queryAll<HTMLInputElement>(form, QUANTITIES).filter(
    (input) => isChanged(input) && sent?.get(input.name) !== input.value,
  );

/** Totals with a shipping method that was chosen and not sent. */
const unsentTotals = new WeakSet<Element>();

/** Whether totals have a shipping method that was chosen and not sent. */
export const hasUnsentShipping = (totals: Element): boolean => unsentTotals.has(totals);

/** Copies a shipping method that was chosen and not sent to the new totals, which then send it. */
export function keepShipping(old: Element, totals: Element, sent: URLSearchParams | undefined): void {
  for (const one of queryAll<HTMLInputElement>(old, 'input.shipping_method:checked')) {
    const again = query<HTMLInputElement>(totals, `[id="${CSS.escape(one.id)}"]`);
    if (!again || !isChanged(one) || sent?.get(one.name) === one.value) continue;
    again.checked = true;
    unsentTotals.add(totals);
  }
}

/** Moves the focus from a replaced control to the same control, else to the next useful one. */
export function refocus(owner: Document, active: HTMLInputElement | null): void {
  if (!active || active.isConnected) return;
  const { id, name } = active;
  const selectors = [
    id && `#${CSS.escape(id)}`,
    name && `[name="${CSS.escape(name)}"]`,
    active.closest(TOTALS) && NEXT_IN_TOTALS,
    NEXT,
  ];
  for (const selector of selectors) {
    const again = selector ? owner.querySelector<HTMLElement>(selector) : null;
    again?.focus({ preventScroll: true });
    if (again && owner.activeElement === again) return;
  }
}

/**
 * Replaces the cart by that of another page.
 *
 * @param sent the sent entries, if any
 * @throws {TypeError} if the page has no cart; then nothing changes
 */
export function applyPage(owner: Document, html: string, sent?: URLSearchParams): void {
  const page = parseHtml(html);
  const notices = noticesIn(page);
  const next = page.querySelector(FORM);
  // A cart that becomes empty, or is filled again, has other markup.
  const form = next && owner.querySelector(FORM);
  const old = form ?? cartContainer(owner, next ? EMPTY : FORM) ?? owner.querySelector(FORM);
  const replacement = requirePart((old || !next) && (form ? next : cartContainer(page, next ? FORM : EMPTY)));
  // An empty cart must not have a checkout below it.
  if (!next && owner.querySelector('form.checkout')) {
    owner.location.reload();
    return;
  }
  const active = owner.activeElement as HTMLInputElement | null;
  const find = <E extends HTMLElement>(selector: string) => owner.querySelector<E>(selector);
  const typedCoupon = find<HTMLInputElement>(COUPON)?.value;
  for (const notice of notices) notice.remove();
  const totals = page.querySelector(TOTALS);
  for (const { name, value } of form ? unsentQuantities(form, sent) : []) {
    const again = query<HTMLInputElement>(replacement, `[name="${CSS.escape(name)}"]`);
    if (again) again.value = value;
  }
  if (old) membersOf(old).replaceWith(replacement);
  // The totals may be in another module than the form.
  const oldTotals = find(TOTALS);
  if (totals && oldTotals) {
    keepShipping(oldTotals, totals, sent);
    member(oldTotals, 'replaceWith')(totals);
  }
  showNotices(owner, notices, find(`${FORM},${EMPTY}`));
  // The answer lacks a coupon code that the visitor has begun to type.
  const coupon = find<HTMLInputElement>(COUPON);
  if (coupon && typedCoupon && !sent?.has('apply_coupon')) coupon.value = typedCoupon;
  refocus(owner, active);
  emitShop(owner.body, next ? 'updated_cart_totals' : 'wc_cart_emptied');
  emitShop(owner.body, 'updated_wc_div');
}
