/** The order follows what is entered: asked anew a moment after the last change, and put in place without losing what was ticked or typed (docs/reference/shop.md#checkout). */
import { asBoolean, asRecord, asText, parseHtml, useTimeout } from '@enliven/core';
import { useEffect, useRef, useState } from 'react';
import { makeBusy } from '../shared/busy';
import { errorNotice, noAnswer, noticesIn, showNotices } from '../shared/notices';
import { endpoint, fetchAnswer } from '../shared/requests';
import { emitShop } from '../shared/shop-events';
import { checkoutData, orderReviewBody } from './order-review';

/** Milliseconds: several fields may change at once. */
const WAIT = 5;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const fieldsOf = (root: Element) => [...root.querySelectorAll<Field>('input[id],select[id],textarea[id]')];

/** What a visitor has put there. */
function carry(from: Element, to: Element): void {
  for (const old of fieldsOf(from)) {
    const next = [...to.querySelectorAll<Field>('[id]')].find(({ id }) => id === old.id);
    if (!next || old.type === 'hidden') continue;
    if (/^(checkbox|radio)$/.test(old.type)) (next as HTMLInputElement).checked = (old as HTMLInputElement).checked;
    else next.value = old.value;
  }
}

function replace(owner: Document, selector: string, html: string): void {
  for (const old of owner.querySelectorAll(selector)) {
    const next = parseHtml(html).body.firstElementChild;
    if (!next || old.matches('html,head,body')) continue;
    const { id } = owner.activeElement ?? {};
    carry(old, next);
    old.replaceWith(next);
    if (id && owner.activeElement?.id !== id) owner.getElementById(id)?.focus({ preventScroll: true });
  }
}

const isComplete = (form: Element): boolean =>
  [...form.querySelectorAll('.address-field.validate-required')].every(
    (row) => row.querySelector<Field>('input,select')?.value !== '',
  );

const messages = (html: unknown) => {
  const text = asText(html);
  return text ? noticesIn(parseHtml(text)) : [];
};

/** @returns the function that asks for the order anew */
export function useOrder(form: HTMLFormElement, onReplaced: () => void): () => void {
  const owner = form.ownerDocument;
  const [turn, setTurn] = useState(0);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  function ask(): void {
    const address = endpoint(owner, 'update_order_review');
    if (!address) return;
    // Only the newest answer is of use.
    stop.current?.abort();
    const control = new AbortController();
    stop.current = control;
    const forms = owner.querySelectorAll<HTMLFormElement>('form.checkout');
    const data = checkoutData(forms.length > 0 ? forms : [form]);
    const release = makeBusy(
      owner.querySelectorAll('.woocommerce-checkout-review-order-table,.woocommerce-checkout-payment'),
    );
    fetchAnswer(address, orderReviewBody(data, isComplete(form)), control.signal)
      .then((answer) => {
        release();
        const said = asRecord(answer);
        if (asBoolean(said.reload)) return owner.location.reload();
        const fragments = Object.entries(asRecord(said.fragments));
        if (fragments.length === 0 && said.result !== 'failure') throw new TypeError('the answer has no fragments');
        for (const [selector, html] of fragments) {
          try {
            if (typeof html === 'string') replace(owner, selector, html);
          } catch {
            // Not a selector.
          }
        }
        const notices = messages(said.messages);
        if (notices.length > 0) showNotices(owner, notices, form);
        onReplaced();
        emitShop(owner.body, 'updated_checkout', answer);
      })
      .catch(() => {
        release();
        // The sum is that of before; the form can be sent all the same, and the server computes it anew.
        if (!control.signal.aborted) showNotices(owner, [errorNotice(owner, noAnswer())], form);
      });
  }
  useTimeout(ask, turn > 0 ? WAIT : null, turn);
  return () => setTurn((before) => before + 1);
}
