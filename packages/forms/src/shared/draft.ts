/** Keeps what somebody types until it is sent or the tab is closed, so that a reload loses nothing. */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Kept = Record<string, string[]>;

/** Never kept: secrets, files, payment, consent, riddles, and what the plugin itself put there. */
const NEVER =
  '[type=password],[type=file],[type=hidden],[type=submit],[type=button],[type=image],[type=reset],[name^="_"],[autocomplete^="cc-"],[autocomplete*="password"],[autocomplete="one-time-code"],.wpcf7-quiz,.wpcf7-captchar,.et_pb_contact_captcha';
const NEVER_IN = '.wpcf7-acceptance,.wpcf7-stripe,.StripeElement,[data-enliven-no-draft]';
const SECRET = /pass(word|wort)?|card|cvc|cvv|iban|account|secret/i;

const fieldsOf = (form: Element): Field[] =>
  [...form.querySelectorAll<Field>('input[name],textarea[name],select[name]')].filter(
    (field) => !field.matches(NEVER) && !field.closest(NEVER_IN) && !SECRET.test(field.name),
  );

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

const keyOf = (form: Element, name: string) => `enliven-draft:${form.ownerDocument.location.pathname}:${name}`;

/** Puts back what was kept, without taking anything that is there already. @returns whether there was anything */
export function restoreDraft(form: Element, name: string): boolean {
  let kept: Kept | null = null;
  try {
    kept = JSON.parse(storageOf(form)?.getItem(keyOf(form, name)) ?? 'null');
  } catch {
    // Somebody else's.
  }
  if (!kept || typeof kept !== 'object') return false;
  for (const field of fieldsOf(form)) {
    const values = Object.hasOwn(kept, field.name) ? kept[field.name] : undefined;
    if (Array.isArray(values)) fill(field, values.map(String));
  }
  return true;
}

export function keepDraft(form: Element, name: string): void {
  const kept: Kept = Object.create(null);
  for (const field of fieldsOf(form)) kept[field.name] = [...(kept[field.name] ?? []), ...valuesOf(field)];
  try {
    storageOf(form)?.setItem(keyOf(form, name), JSON.stringify(kept));
  } catch {
    // Full, or forbidden.
  }
}

export const dropDraft = (form: Element, name: string): void => storageOf(form)?.removeItem(keyOf(form, name));
