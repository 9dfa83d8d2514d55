/** Payment methods of a checkout (docs/reference/shop.md#checkout). */
import { member, query, queryAll, useClaims, type WantedClaim } from '@enliven/core';
import { useEffect } from 'react';

/** Shows the box of the chosen payment method and the text of its button. @param form read with every render, since answers replace its content */
export function usePayment(form: Element): void {
  const methods = queryAll(form, '.wc_payment_method,.woocommerce-PaymentMethod');
  const chosen = query<HTMLInputElement>(form, 'input[name="payment_method"]:checked');
  const button = query<HTMLElement>(form, '#place_order');
  const buttonText = chosen?.dataset.order_button_text || button?.dataset.value;
  useEffect(() => {
    const first = query<HTMLInputElement>(methods[0], 'input[type="radio"]');
    // If the server chose none, the first method is chosen, whose box then shows.
    if (!chosen && first) first.click();
  });
  useClaims([
    ...methods.flatMap((method): WantedClaim[] => {
      const box = query(method, '.payment_box');
      return box && chosen ? [[box, 'style:display', member(method, 'contains')(chosen) ? 'block' : 'none']] : [];
    }),
    // Claimed also if the text is right already: a claim of one render only would be released in the next.
    [buttonText && button?.childElementCount === 0 && button, 'prop:textContent', buttonText],
    ...(methods.length === 1 && chosen ? [[chosen, 'style:display', 'none'] as const] : []),
  ]);
}
