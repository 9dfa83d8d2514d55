/** Drafts of forms in the tab's session storage. Lazy part: see `form-extras.ts`. */
import { asNumber, asRecord, attribute, membersOf, queryAll } from '@enliven/core';
import { isChanged } from './changed-fields';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Draft {
  /** Milliseconds since 1970. */
  saved: number;
  values: Record<string, string[]>;
}

/** Fields that are never saved: secrets, files, payment, consent, captchas and those of the plugin itself. */
const NEVER_SAVED =
  '[type=password],[type=file],[type=hidden],[type=submit],[type=button],[type=image],[type=reset],[name^="_"]:not(.wpcf7-free-text),[autocomplete^="cc-"],[autocomplete*="password"],[autocomplete="one-time-code"],.wpcf7-quiz,.wpcf7-captchar,.et_pb_contact_captcha';
/** Containers whose fields are never saved. */
const NEVER_SAVED_INSIDE = '.wpcf7-acceptance,.wpcf7-stripe,.StripeElement,[data-enliven-no-draft]';
/** Parts of words for passwords, payment and identity numbers in the languages that most sites use. */
const SECRET_PART =
  /pass(?!enger)|kennwort|geheim|secret|contrase|clave|senha|wachtwoord|losenord|lösenord|has[lł]o|card|karte|carte|tarjeta|cart[aã]o|kaart|kredit|credit|iban|account|kont[oe]|compte|cuenta|steuer|security|token/;
/** Words for the same that must match as a whole, since `pin` is also in `shopping`. */
const SECRET_WORD =
  /^(pin|puk|tan|otp|cc[a-z]*|cv[cv]|csc|ssn|sin|bic|swift|cpf|cnpj|dni|nie|nif|bsn|carta|conto|kort|parola|mdp|pwd)$/;
/** Milliseconds after which a draft is no longer restored: a day. */
const DRAFT_LIFETIME = 86_400_000;

/** Returns the name of a field; checkboxes of the builder have none, so the id of their field is used. */
const nameOf = (field: Field): string =>
  field.name || (attribute(field.closest('.et_pb_contact_field'), 'data-id') ?? '');

/** Whether the name, the label or a hint of a field mentions a secret. `cardNumber` counts as `card Number`. */
function isSecret(field: Field, name: string): boolean {
  const labels = Array.from(field.labels ?? [], ({ textContent }) => textContent ?? '');
  const hints = ['id', 'placeholder', 'aria-label', 'autocomplete'].map((hint) => field.getAttribute(hint) ?? '');
  return [name, ...hints, ...labels].some((text) => {
    const words = text.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
    return SECRET_PART.test(words) || words.split(/[^a-z]+/).some((word) => SECRET_WORD.test(word));
  });
}

const fieldsOf = (form: Element): Field[] =>
  queryAll<Field>(form, 'input,textarea,select').filter((field) => {
    const name = nameOf(field);
    return name && !field.matches(NEVER_SAVED) && !field.closest(NEVER_SAVED_INSIDE) && !isSecret(field, name);
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
  else field.value = values[0] ?? '';
}

/** Returns the session storage; undefined in private windows and sandboxes without one. */
function storageOf(form: Element): Storage | undefined {
  try {
    return membersOf(form).ownerDocument.defaultView?.sessionStorage;
  } catch {
    return undefined;
  }
}

const keyOf = (form: Element, draft: string) =>
  `enliven-draft:${membersOf(form).ownerDocument.location.pathname}:${draft}`;

/** Restores a draft into unchanged fields. @returns whether a draft was stored */
export function restoreDraft(form: Element, draft: string): boolean {
  let stored: unknown;
  try {
    stored = JSON.parse(storageOf(form)?.getItem(keyOf(form, draft)) ?? 'null');
  } catch {
    // Written by another script.
  }
  const { saved, values: draftValues } = asRecord(stored);
  const age = Date.now() - (asNumber(saved) ?? 0);
  if (!(age >= 0 && age < DRAFT_LIFETIME)) {
    deleteDraft(form, draft);
    return false;
  }
  const known = asRecord(draftValues);
  const fields = fieldsOf(form);
  // Values that the visitor entered before the code loaded take precedence.
  const entered = new Set(fields.filter((field) => isChanged(field as HTMLInputElement)).map(nameOf));
  for (const field of fields) {
    const name = nameOf(field);
    const values = known[name];
    if (Array.isArray(values) && !entered.has(name)) fill(field, values.map(String));
  }
  return true;
}

/** Saves the values of a form. */
export function saveDraft(form: Element, draft: string): void {
  const values: Draft['values'] = Object.create(null);
  for (const field of fieldsOf(form)) {
    const name = nameOf(field);
    values[name] = [...(values[name] ?? []), ...valuesOf(field)];
  }
  try {
    storageOf(form)?.setItem(keyOf(form, draft), JSON.stringify({ saved: Date.now(), values } satisfies Draft));
  } catch {
    // The storage is full or disabled.
  }
}

export const deleteDraft = (form: Element, draft: string): void => storageOf(form)?.removeItem(keyOf(form, draft));
