/** What a checkout in modules would send if it were one form (docs/reference/shop.md#checkout-in-modules). */

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
  Boolean(name) && !disabled && !NEVER.test(type) && !OWN.test(name) && (checked || !/^(checkbox|radio)$/.test(type));

/** The first module of a kind, without what it prints of the others. */
function partsOf(owner: Document, kind: string, own: string): Element[] {
  const module = owner.querySelector(`.et_pb_wc_checkout_${kind}`);
  if (!module) return [];
  const parts = [...module.querySelectorAll(own)].filter((part) => !part.parentElement?.closest(own));
  return parts.length > 0 ? parts : [module];
}

/** @param form that is sent: what stands there is not mirrored */
export function mirrorsOf(owner: Document, form: Element): Mirrored[] {
  const ticked = (name: string) => owner.querySelector<HTMLInputElement>(`${name}[type=checkbox]`)?.checked;
  const ships = ticked('.et_pb_wc_checkout_shipping [name="ship_to_different_address"]');
  const registers = ticked('[name="createaccount"]') ?? true;
  const own = new Set([...form.querySelectorAll<Control>('[name]:not([data-enliven-mirror])')].map(({ name }) => name));
  return PARTS.flatMap(([kind, selector]) => (kind === 'shipping' && !ships ? [] : partsOf(owner, kind, selector)))
    .flatMap((part) => [...part.querySelectorAll<Control>('input,select,textarea')])
    .filter((control) => isSent(control as HTMLInputElement) && !form.contains(control) && !own.has(control.name))
    .filter(({ name }) => registers || !name.startsWith('account_'))
    .flatMap((control) =>
      [...((control as HTMLSelectElement).selectedOptions ?? [control])].map(({ value }) => ({
        name: control.name,
        value,
      })),
    );
}

/** Puts the mirrors in front, for PHP takes the last of a name; those of before go. */
export function putMirrors(form: Element, mirrors: readonly Mirrored[]): void {
  for (const old of form.querySelectorAll('[data-enliven-mirror]')) old.remove();
  const inputs = mirrors.map(({ name, value }) => {
    const input = form.ownerDocument.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    input.setAttribute('data-enliven-mirror', '');
    return input;
  });
  form.prepend(...inputs);
}
