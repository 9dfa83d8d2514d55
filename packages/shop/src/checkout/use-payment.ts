/** The box of the chosen payment shows, and the button says what it does. */
import { useClaims, type Wanted } from '@enliven/core';

/** @param form its content is replaced now and then, so it is read with every render */
export function usePayment(form: Element): void {
  const methods = [...form.querySelectorAll('.wc_payment_method')];
  const chosen = form.querySelector<HTMLInputElement>('input[name="payment_method"]:checked');
  const button = form.querySelector<HTMLElement>('#place_order');
  const text = chosen?.dataset.order_button_text || button?.dataset.value;
  useClaims([
    ...methods.flatMap((method): Wanted[] => {
      const box = method.querySelector('.payment_box');
      return box && chosen ? [[box, 'style:display', method.contains(chosen) ? 'block' : 'none']] : [];
    }),
    ...(button && text && button.childElementCount === 0 && text !== button.textContent
      ? [[button, 'prop:textContent', text] as const]
      : []),
    ...(methods.length === 1 && chosen ? [[chosen, 'style:display', 'none'] as const] : []),
  ]);
}
