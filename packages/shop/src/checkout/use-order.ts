/** Updates the order after changes and keeps the visitor's values (docs/reference/shop.md#checkout). */
import {
  asBoolean,
  asRecord,
  asText,
  matches,
  member,
  membersOf,
  parseHtml,
  query,
  queryAll,
  useTimeout,
} from '@enliven/core';
import { useEffect, useRef, useState } from 'react';
import { NOTICES, noticesIn, showFailure, showNotices, toLiveRegion } from '../shared/notices';
import { replacePart } from '../shared/replace-part';
import { endpoint, fetchAnswer, formEntries, param, requirePart } from '../shared/requests';
import { sendRequest } from '../shared/send-request';
import { emitShop } from '../shared/shop-events';

const ADDRESS = ['country', 'state', 'postcode', 'city', 'address_1', 'address_2'];

/** Returns the body of the request. @param data of all forms of the checkout together */
function orderReviewBody(data: URLSearchParams, isComplete: boolean): URLSearchParams {
  const value = (name: string) => data.get(name) ?? '';
  const addressType = data.has('ship_to_different_address') ? 'shipping' : 'billing';
  const body = new URLSearchParams({
    security: param('update_order_review_nonce') ?? '',
    payment_method: value('payment_method'),
    has_full_address: `${isComplete}`,
    post_data: `${data}`,
  });
  for (const key of ADDRESS) {
    // This request has another name for it.
    const sentName = key === 'address_1' ? 'address' : key;
    body.append(sentName, value(`billing_${key}`));
    body.append(`s_${sentName}`, value(`${addressType}_${key}`));
  }
  for (const [name, method] of data) if (name.startsWith('shipping_method')) body.append(name, method);
  return body;
}

/** Milliseconds after a change, since several fields may change at once. */
const DELAY = 5;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function replace(owner: Document, selector: string, html: string): void {
  for (const old of owner.querySelectorAll(selector)) {
    const next = parseHtml(html).body.firstElementChild as HTMLElement | null;
    if (!next || matches(old, 'html,head,body')) continue;
    // Keeps the visitor's values, except the shipping method: the totals belong to that of the server.
    for (const { id, type, value, checked } of queryAll<HTMLInputElement>(
      old,
      ':is(input,select,textarea)[id]:not(.shipping_method)',
    )) {
      // Plugins print empty ids.
      const field = id && query<HTMLInputElement>(next, `#${CSS.escape(id)}`);
      if (!field || type === 'hidden') continue;
      // If the chosen option is gone, the server has chosen another.
      if (type === 'radio') field.checked ||= checked;
      else if (type === 'checkbox') field.checked = checked;
      else field.value = value;
    }
    // After the session has expired, a notice replaces the whole form and may be outside the window.
    const isNotice = matches(next, NOTICES);
    replacePart(old, isNotice ? toLiveRegion(next) : next);
    if (isNotice) next.scrollIntoView?.({ block: 'nearest' });
  }
}

/** Whether an address has a value in each visible row; visitors cannot fill in the others. */
export const isAddressComplete = (rows: Iterable<Element>): boolean =>
  [...rows].every((row) => !member(row, 'clientHeight') || query<Field>(row, 'input,select')?.value !== '');

/** @returns the function that updates the order */
export function useOrder(form: HTMLFormElement, onReplaced: () => void): () => void {
  const owner = membersOf(form).ownerDocument;
  const [changes, setChanges] = useState(0);
  /** Current HTML by selector: an unchanged part keeps its focus and its payment boxes. */
  const currentHtml = useRef(new Map<string, unknown>());
  const abort = useRef<() => void>(undefined);
  /** Removes the notices of the previous answer. */
  const removeNotices = useRef<() => void>(undefined);
  useEffect(() => () => abort.current?.(), []);

  function review(): void {
    const address = endpoint(owner, 'update_order_review');
    if (!address) return;
    // Only the newest answer counts.
    abort.current?.();
    const forms = owner.querySelectorAll<HTMLFormElement>('form.checkout');
    const data = formEntries(...(forms[0] ? forms : [form]));
    const isComplete = isAddressComplete(owner.querySelectorAll('form .address-field.validate-required'));
    abort.current = sendRequest({
      busy: owner.querySelectorAll('.woocommerce-checkout-review-order-table,.woocommerce-checkout-payment'),
      send: (signal) => fetchAnswer(address, orderReviewBody(data, isComplete), signal),
      apply(answer) {
        const { reload, fragments, result, messages } = asRecord(answer);
        if (asBoolean(reload)) return owner.location.reload();
        const parts = Object.entries(asRecord(fragments));
        requirePart(parts[0] || result === 'failure');
        removeNotices.current?.();
        for (const [selector, html] of parts) {
          try {
            if (typeof html === 'string' && currentHtml.current.get(selector) !== html) replace(owner, selector, html);
            currentHtml.current.set(selector, html);
          } catch {
            // Not a selector.
          }
        }
        const notices = noticesIn(asText(messages) ?? '');
        if (notices[0]) removeNotices.current = showNotices(owner, notices, form);
        onReplaced();
        emitShop(owner.body, 'updated_checkout', answer);
      },
      // The total is outdated, but the form can be sent: the server computes the total again.
      fail: () => showFailure(owner, form),
    });
  }
  useTimeout(review, changes > 0 ? DELAY : null, changes);
  return () => setChanges((before) => before + 1);
}
