/** The order follows what is entered: asked anew a moment after the last change, and put in place without losing what was ticked or typed (docs/reference/shop.md#checkout). */
import { asBoolean, asRecord, asText, membersOf, parseHtml, useTimeout } from '@enliven/core';
import { useEffect, useRef, useState } from 'react';
import { NOTICES, noticesIn, showFailure, showNotices, spoken } from '../shared/notices';
import { replacePart } from '../shared/replace-part';
import { endpoint, fetchAnswer, formData, needed, param } from '../shared/requests';
import { emitShop } from '../shared/shop-events';
import { ask } from '../shared/use-ask';

const ADDRESS = ['country', 'state', 'postcode', 'city', 'address_1', 'address_2'];

/** @param data of all forms of a checkout together */
function orderReviewBody(data: URLSearchParams, isComplete: boolean): URLSearchParams {
  const of = (name: string) => data.get(name) ?? '';
  const shipped = data.has('ship_to_different_address') ? 'shipping' : 'billing';
  const body = new URLSearchParams({
    security: param('update_order_review_nonce') ?? '',
    payment_method: of('payment_method'),
    has_full_address: `${isComplete}`,
    post_data: `${data}`,
  });
  for (const key of ADDRESS) {
    // The platform calls it so in this request.
    const sent = key === 'address_1' ? 'address' : key;
    body.append(sent, of(`billing_${key}`));
    body.append(`s_${sent}`, of(`${shipped}_${key}`));
  }
  for (const [name, value] of data) if (name.startsWith('shipping_method')) body.append(name, value);
  return body;
}

/** Milliseconds: several fields may change at once. */
const WAIT = 5;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function replace(owner: Document, selector: string, html: string): void {
  for (const old of owner.querySelectorAll(selector)) {
    const next = parseHtml(html).body.firstElementChild as HTMLElement | null;
    if (!next || old.matches('html,head,body')) continue;
    // What a visitor has put there. The sums are of the delivery that the server says, which may be another one now.
    for (const { id, type, value, checked } of old.querySelectorAll<HTMLInputElement>(
      ':is(input,select,textarea)[id]:not(.shipping_method)',
    )) {
      // Plugins print empty ones.
      const field = id && next.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`);
      if (!field || type === 'hidden') continue;
      // Where the one that was chosen is not there any more, the server has chosen another.
      if (type === 'radio') field.checked ||= checked;
      else if (type === 'checkbox') field.checked = checked;
      else field.value = value;
    }
    // A session that has expired has the whole form give way to a notice, which may be out of sight.
    const isNotice = next.matches(NOTICES);
    replacePart(old, isNotice ? spoken(next) : next);
    if (isNotice) next.scrollIntoView?.({ block: 'nearest' });
  }
}

/** Whether no part of an address is missing among the rows that show: a visitor cannot fill in the others. */
export const isWhole = (rows: Iterable<Element>): boolean =>
  [...rows].every((row) => !row.clientHeight || row.querySelector<Field>('input,select')?.value !== '');

/** @returns the function that asks for the order anew */
export function useOrder(form: HTMLFormElement, onReplaced: () => void): () => void {
  const owner = membersOf(form).ownerDocument;
  const [turn, setTurn] = useState(0);
  /** What is in place, by selector: what is the same keeps its focus, and the boxes of its payments. */
  const placed = useRef(new Map<string, unknown>());
  const stop = useRef<() => void>(undefined);
  /** Takes away what was said of the answer before. */
  const withdraw = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  function review(): void {
    const address = endpoint(owner, 'update_order_review');
    if (!address) return;
    // Only the newest answer is of use.
    stop.current?.();
    const forms = owner.querySelectorAll<HTMLFormElement>('form.checkout');
    const data = formData(...(forms[0] ? forms : [form]));
    const isComplete = isWhole(owner.querySelectorAll('form .address-field.validate-required'));
    stop.current = ask({
      busy: owner.querySelectorAll('.woocommerce-checkout-review-order-table,.woocommerce-checkout-payment'),
      request: (signal) => fetchAnswer(address, orderReviewBody(data, isComplete), signal),
      apply(answer) {
        const { reload, fragments, result, messages } = asRecord(answer);
        if (asBoolean(reload)) return owner.location.reload();
        const parts = Object.entries(asRecord(fragments));
        needed(parts[0] || result === 'failure');
        withdraw.current?.();
        for (const [selector, html] of parts) {
          try {
            if (typeof html === 'string' && placed.current.get(selector) !== html) replace(owner, selector, html);
            placed.current.set(selector, html);
          } catch {
            // Not a selector.
          }
        }
        const notices = noticesIn(asText(messages) ?? '');
        if (notices[0]) withdraw.current = showNotices(owner, notices, form);
        onReplaced();
        emitShop(owner.body, 'updated_checkout', answer);
      },
      // The sum is that of before; the form can be sent all the same, and the server computes it anew.
      fail() {
        withdraw.current = showFailure(owner, form);
      },
    });
  }
  useTimeout(review, turn > 0 ? WAIT : null, turn);
  return () => setTurn((before) => before + 1);
}
