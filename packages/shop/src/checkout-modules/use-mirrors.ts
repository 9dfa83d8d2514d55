/** Mirrors: hidden copies of the values of other modules in the form that is sent. */
import { closestTo, matches, member, membersOf, queryAll } from '@enliven/core';
import { useEffect } from 'react';
import { sendToPlatform } from '../shared/shop-bridge';
import { useShop } from '../shared/use-shop';

export interface Mirrored {
  name: string;
  value: string;
}

/** Kind of module → selector of its own fields, in the order of the page. */
const PARTS = [
  ['billing', '.woocommerce-billing-fields,.woocommerce-account-fields'],
  ['shipping', '.woocommerce-shipping-fields'],
  ['additional_info', '.woocommerce-additional-fields'],
  ['order_details', '.woocommerce-checkout-review-order-table'],
] as const;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const UNSENT_TYPES = /^(submit|button|image|reset|file)$/;
/** Fields that each form has. */
const IN_EACH_FORM = /^(_wp_http_referer|woocommerce-process-checkout-nonce)$/;

/** Whether a form would send the control. */
const isSent = ({ name, type, disabled, checked }: HTMLInputElement): boolean =>
  name !== '' &&
  !disabled &&
  !UNSENT_TYPES.test(type) &&
  !IN_EACH_FORM.test(name) &&
  (checked || !/^(checkbox|radio)$/.test(type));

/** Returns the own fields of the first module of a kind; it may also contain those of other kinds. */
function partsOf(owner: Document, kind: string, own: string): Element[] {
  const module = owner.querySelector(`.et_pb_wc_checkout_${kind}`);
  if (!module) return [];
  const parts = queryAll(module, own).filter((part) => !closestTo(member(part, 'parentElement'), own));
  return parts.length > 0 ? parts : [module];
}

/** Returns the values to mirror. @param form that is sent; its own fields are not mirrored */
function mirrorsOf(form: Element): Mirrored[] {
  const owner = membersOf(form).ownerDocument;
  const isChecked = (name: string) => owner.querySelector<HTMLInputElement>(`${name}[type=checkbox]`)?.checked;
  const hasShipping = isChecked('.et_pb_wc_checkout_shipping [name="ship_to_different_address"]');
  const hasAccount = isChecked('[name="createaccount"]') ?? true;
  const own = new Set(queryAll<Control>(form, '[name]:not([data-enliven-mirror])').map(({ name }) => name));
  return PARTS.flatMap(([kind, selector]) =>
    kind === 'shipping' && !hasShipping ? [] : partsOf(owner, kind, selector),
  )
    .flatMap((part) => queryAll<Control>(part, 'input,select,textarea'))
    .filter(
      (control) => isSent(control as HTMLInputElement) && !membersOf(form).contains(control) && !own.has(control.name),
    )
    .filter(({ name }) => hasAccount || !name.startsWith('account_'))
    .flatMap((control) =>
      [...((control as HTMLSelectElement).selectedOptions ?? [control])].map(({ value }) => ({
        name: control.name,
        value,
      })),
    );
}

/** Replaces the mirrors. They come first in the form, since PHP reads the last entry of a name. */
function putMirrors(form: Element, mirrors: readonly Mirrored[]): void {
  for (const old of queryAll(form, '[data-enliven-mirror]')) member(old, 'remove')();
  const inputs = mirrors.map(({ name, value }) => {
    const input = membersOf(form).ownerDocument.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    input.dataset.enlivenMirror = '';
    return input;
  });
  membersOf(form).prepend(...inputs);
}

/** Selector of controls that change the shipping costs or the taxes. */
const RECALCULATES =
  '.et_pb_wc_checkout_order_details input[name^="shipping_method"],:is(.et_pb_wc_checkout_billing,.et_pb_wc_checkout_shipping) :is(select[name$="country"],input[name$="postcode"])';
const MODULES = '[class*="et_pb_wc_checkout_"]';

const mirrorAll = (form: Element): void => putMirrors(form, mirrorsOf(form));

function handleChange(form: Element | null, target: Element | null): void {
  if (!form || !target || !closestTo(target, MODULES)) return;
  mirrorAll(form);
  if (matches(target, RECALCULATES)) sendToPlatform(membersOf(form).ownerDocument, 'update_checkout');
}

/** @param form nothing is mirrored while it is null */
export function useMirrors(owner: Document, form: Element | null): void {
  useShop(
    owner,
    'init_checkout country_to_state_changed updated_checkout update_checkout change',
    (name, _, target) => {
      if (name === 'change') handleChange(form, target);
      else if (form) mirrorAll(form);
    },
  );
  useEffect(() => {
    if (!form) return;
    const stop = new AbortController();
    const { signal } = stop;
    const mirrorBeforeSend = ({ target }: Event) => membersOf(form).contains(target as Node) && mirrorAll(form);
    mirrorAll(form);
    // Natively only: the handler above receives events of jQuery.
    owner.addEventListener('change', ({ target }) => handleChange(form, target as Element), { signal });
    // Before scripts that send the form read it.
    for (const type of ['submit', 'click']) owner.addEventListener(type, mirrorBeforeSend, { capture: true, signal });
    return () => {
      stop.abort();
      putMirrors(form, []);
    };
  }, [owner, form]);
}
