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

const SENT_NEVER = /^(submit|button|image|reset|file)$/;
const IDLE = /^(checkbox|radio)$/;

/** Whether a form would send it. */
const isSuccessful = (control: Control): boolean =>
  control.name !== '' &&
  !control.disabled &&
  !SENT_NEVER.test(control.type) &&
  (!IDLE.test(control.type) || (control as HTMLInputElement).checked) &&
  !/^(_wp_http_referer|woocommerce-process-checkout-nonce)$/.test(control.name);

function valuesOf(control: Control): string[] {
  if (control.localName !== 'select') return [control.value];
  return [...(control as HTMLSelectElement).selectedOptions].map(({ value }) => value);
}

/** The first module of a kind, without what it prints of the others. */
function partsOf(owner: Document, kind: string, own: string): Element[] {
  const module = owner.querySelector(`.et_pb_wc_checkout_${kind}`);
  if (!module) return [];
  const parts = [...module.querySelectorAll(own)].filter((part) => !part.parentElement?.closest(own));
  return parts.length > 0 ? parts : [module];
}

/** @param form that is sent: what stands there is not mirrored */
export function mirrorsOf(owner: Document, form: Element): Mirrored[] {
  const ticked = (selector: string) => owner.querySelector<HTMLInputElement>(selector)?.checked;
  const ships = ticked('.et_pb_wc_checkout_shipping input[name="ship_to_different_address"]');
  const registers =
    owner.querySelector('input[name="createaccount"]') === null || ticked('input[name="createaccount"]');
  const own = new Set(
    [...form.querySelectorAll<Control>('[name]:not([data-enliven-mirror])')].map((control) => control.name),
  );
  const controls = PARTS.flatMap(([kind, selector]) =>
    kind === 'shipping' && !ships ? [] : partsOf(owner, kind, selector),
  ).flatMap((part) => [...part.querySelectorAll<Control>('input,select,textarea')]);
  return controls
    .filter((control) => isSuccessful(control) && !form.contains(control) && !own.has(control.name))
    .filter(({ name }) => registers || !name.startsWith('account_'))
    .flatMap((control) => valuesOf(control).map((value) => ({ name: control.name, value })));
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
