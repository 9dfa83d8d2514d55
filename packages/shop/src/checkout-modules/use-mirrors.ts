/** Keeps hidden copies of what is entered elsewhere in the form that is sent. */
import { membersOf } from '@enliven/core';
import { useEffect } from 'react';
import { askShop, useShop } from '../shared/use-shop';

export interface Mirrored {
  name: string;
  value: string;
}

/** The part of each module that is its own, in the order of the page. */
const PARTS = [
  ['billing', '.woocommerce-billing-fields,.woocommerce-account-fields'],
  ['shipping', '.woocommerce-shipping-fields'],
  ['additional_info', '.woocommerce-additional-fields'],
  ['order_details', '.woocommerce-checkout-review-order-table'],
] as const;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const NEVER = /^(submit|button|image|reset|file)$/;
/** Sent by each form itself. */
const OWN = /^(_wp_http_referer|woocommerce-process-checkout-nonce)$/;

/** Whether a form would send it. */
const isSent = ({ name, type, disabled, checked }: HTMLInputElement): boolean =>
  name !== '' && !disabled && !NEVER.test(type) && !OWN.test(name) && (checked || !/^(checkbox|radio)$/.test(type));

/** The first module of a kind, without what it prints of the others. */
function partsOf(owner: Document, kind: string, own: string): Element[] {
  const module = owner.querySelector(`.et_pb_wc_checkout_${kind}`);
  if (!module) return [];
  const parts = [...module.querySelectorAll(own)].filter((part) => !part.parentElement?.closest(own));
  return parts.length > 0 ? parts : [module];
}

/** @param form that is sent: what stands there is not mirrored */
function mirrorsOf(form: Element): Mirrored[] {
  const owner = membersOf(form).ownerDocument;
  const ticked = (name: string) => owner.querySelector<HTMLInputElement>(`${name}[type=checkbox]`)?.checked;
  const ships = ticked('.et_pb_wc_checkout_shipping [name="ship_to_different_address"]');
  const registers = ticked('[name="createaccount"]') ?? true;
  const own = new Set(
    [...membersOf(form).querySelectorAll<Control>('[name]:not([data-enliven-mirror])')].map(({ name }) => name),
  );
  return PARTS.flatMap(([kind, selector]) => (kind === 'shipping' && !ships ? [] : partsOf(owner, kind, selector)))
    .flatMap((part) => [...part.querySelectorAll<Control>('input,select,textarea')])
    .filter(
      (control) => isSent(control as HTMLInputElement) && !membersOf(form).contains(control) && !own.has(control.name),
    )
    .filter(({ name }) => registers || !name.startsWith('account_'))
    .flatMap((control) =>
      [...((control as HTMLSelectElement).selectedOptions ?? [control])].map(({ value }) => ({
        name: control.name,
        value,
      })),
    );
}

/** Puts the mirrors in front, for PHP takes the last of a name; those of before go. */
function putMirrors(form: Element, mirrors: readonly Mirrored[]): void {
  for (const old of membersOf(form).querySelectorAll('[data-enliven-mirror]')) old.remove();
  const inputs = mirrors.map(({ name, value }) => {
    const input = membersOf(form).ownerDocument.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    input.dataset.enlivenMirror = '';
    return input;
  });
  membersOf(form).prepend(...inputs);
}

/** What changes the price of the delivery, or the taxes. */
const RECALCULATES =
  '.et_pb_wc_checkout_order_details input[name^="shipping_method"],:is(.et_pb_wc_checkout_billing,.et_pb_wc_checkout_shipping) :is(select[name$="country"],input[name$="postcode"])';
const MODULES = '[class*="et_pb_wc_checkout_"]';

const mirrorAll = (form: Element): void => putMirrors(form, mirrorsOf(form));

function follow(form: Element | null, target: Element | null): void {
  if (!form || !target || !membersOf(target).closest?.(MODULES)) return;
  mirrorAll(form);
  if (membersOf(target).matches(RECALCULATES)) askShop(membersOf(form).ownerDocument, 'update_checkout');
}

/** @param form nothing is mirrored while it is null */
export function useMirrors(owner: Document, form: Element | null): void {
  useShop(
    owner,
    'init_checkout country_to_state_changed updated_checkout update_checkout change',
    (name, _, target) => {
      if (name === 'change') follow(form, target);
      else if (form) mirrorAll(form);
    },
  );
  useEffect(() => {
    if (!form) return;
    const stop = new AbortController();
    const { signal } = stop;
    const last = ({ target }: Event) => membersOf(form).contains(target as Node) && mirrorAll(form);
    mirrorAll(form);
    // Natively alone: what jQuery has sent is heard above, and would be asked for twice.
    owner.addEventListener('change', ({ target }) => follow(form, target as Element), { signal });
    // Before anybody who sends the form by script has read it.
    for (const type of ['submit', 'click']) owner.addEventListener(type, last, { capture: true, signal });
    return () => {
      stop.abort();
      putMirrors(form, []);
    };
  }, [owner, form]);
}
