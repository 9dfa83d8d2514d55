/** Keeps what somebody types until it is sent or the tab is closed, so that a reload loses nothing. */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Kept = Record<string, string[]>;

/** Never kept: secrets, files, payment, consent, riddles, and what the plugin itself put there. */
const NEVER =
  '[type=password],[type=file],[type=hidden],[type=submit],[type=button],[type=image],[type=reset],[name^="_"],[autocomplete^="cc-"],[autocomplete*="password"],[autocomplete="one-time-code"],.wpcf7-quiz,.wpcf7-captchar,.et_pb_contact_captcha';
const NEVER_IN = '.wpcf7-acceptance,.wpcf7-stripe,.StripeElement,[data-enliven-no-draft]';
const SECRET = /pass(word|wort)?|card|cvc|cvv|iban|account|secret/i;

/** The builder's boxes have no name of their own, but their field has an id. */
const nameOf = (field: Field): string =>
  field.name || (field.closest('.et_pb_contact_field')?.getAttribute('data-id') ?? '');

const fieldsOf = (form: Element): Field[] =>
  [...form.querySelectorAll<Field>('input,textarea,select')].filter((field) => {
    const name = nameOf(field);
    return name && !field.matches(NEVER) && !field.closest(NEVER_IN) && !SECRET.test(name);
  });

const isChoice = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

function valuesOf(field: Field): string[] {
  if ('selectedOptions' in field)
    return [...field.options].filter(({ selected }) => selected).map(({ value }) => value);
  return isChoice(field) && !field.checked ? [] : [field.value];
}

function fill(field: Field, values: readonly string[]): void {
  if (isChoice(field)) field.checked = values.includes(field.value);
  else if ('selectedOptions' in field)
    for (const option of field.options) option.selected = values.includes(option.value);
  else if (!field.value || field.value === field.defaultValue) field.value = values[0] ?? '';
}

/** Private windows and sandboxes may have no storage; then nothing is kept. */
function storageOf(form: Element): Storage | undefined {
  try {
    return form.ownerDocument.defaultView?.sessionStorage;
  } catch {
    return undefined;
  }
}

const keyOf = (form: Element, draft: string) => `enliven-draft:${form.ownerDocument.location.pathname}:${draft}`;

/** Puts back what was kept, without taking anything that is there already. @returns whether there was anything */
export function restoreDraft(form: Element, draft: string): boolean {
  let kept: Kept | null = null;
  try {
    kept = JSON.parse(storageOf(form)?.getItem(keyOf(form, draft)) ?? 'null');
  } catch {
    // Somebody else's.
  }
  if (!kept || typeof kept !== 'object') return false;
  for (const field of fieldsOf(form)) {
    const name = nameOf(field);
    const values = Object.hasOwn(kept, name) ? kept[name] : undefined;
    if (Array.isArray(values)) fill(field, values.map(String));
  }
  return true;
}

export function keepDraft(form: Element, draft: string): void {
  const kept: Kept = Object.create(null);
  for (const field of fieldsOf(form)) {
    const name = nameOf(field);
    kept[name] = [...(kept[name] ?? []), ...valuesOf(field)];
  }
  try {
    storageOf(form)?.setItem(keyOf(form, draft), JSON.stringify(kept));
  } catch {
    // Full, or forbidden.
  }
}

export const dropDraft = (form: Element, draft: string): void => storageOf(form)?.removeItem(keyOf(form, draft));
