/** Keeps hidden copies of what is entered elsewhere in the form that is sent. */
import { useEvent } from '@enliven/core';
import { useEffect } from 'react';
import { askShop, useShop } from '../shared/use-shop';
import { mirrorsOf, putMirrors } from './mirror';

/** What changes the price of the delivery, or the taxes. */
const RECALCULATES =
  '.et_pb_wc_checkout_order_details input[name^="shipping_method"],:is(.et_pb_wc_checkout_billing,.et_pb_wc_checkout_shipping) :is(select[name$="country"],input[name$="postcode"])';
const MODULES = '[class*="et_pb_wc_checkout_"]';

const mirrorAll = (owner: Document, form: Element): void => putMirrors(form, mirrorsOf(owner, form));

/** @param form nothing is mirrored while it is null */
export function useMirrors(owner: Document, form: Element | null): void {
  const mirror = () => form && mirrorAll(owner, form);
  const changed = (target: Element | null) => {
    if (!form || !target?.closest?.(MODULES)) return;
    mirror();
    if (target.matches(RECALCULATES)) askShop(owner, 'update_checkout');
  };
  useEvent(owner, 'change', ({ target }) => changed(target as Element));
  useShop(owner, 'init_checkout country_to_state_changed updated_checkout update_checkout change', (name, _, target) =>
    name === 'change' ? changed(target) : mirror(),
  );
  useEffect(() => {
    if (!form) return;
    const stop = new AbortController();
    const last = ({ target }: Event) => form.contains(target as Node) && mirrorAll(owner, form);
    mirrorAll(owner, form);
    // Before anybody who sends the form by script has read it.
    for (const type of ['submit', 'click']) owner.addEventListener(type, last, { capture: true, signal: stop.signal });
    return () => {
      stop.abort();
      putMirrors(form, []);
    };
  }, [owner, form]);
}
