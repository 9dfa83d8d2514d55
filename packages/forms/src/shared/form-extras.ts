/** Saves drafts and pushes form events to the tag manager. Lazy part: fetched where the site asks for it. */
import { asNumber, asRecord, dataLayer, hasConsent, membersOf } from '@enliven/core';
import { changedFields, isChanged } from './changed-fields';
import { formOptions } from './options';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Draft {
  /** Milliseconds since 1970. */
  saved: number;
  values: Record<string, string[]>;
}

/** Fields that are never saved: secrets, files, payment, consent, captchas and the plugin's own. */
const NEVER =
  '[type=password],[type=file],[type=hidden],[type=submit],[type=button],[type=image],[type=reset],[name^="_"]:not(.wpcf7-free-text),[autocomplete^="cc-"],[autocomplete*="password"],[autocomplete="one-time-code"],.wpcf7-quiz,.wpcf7-captchar,.et_pb_contact_captcha';
const NEVER_IN = '.wpcf7-acceptance,.wpcf7-stripe,.StripeElement,[data-enliven-no-draft]';
/** Parts of words for passwords, payment and identity numbers in the languages that most sites use. */
const SECRET =
  /pass(?!enger)|kennwort|geheim|secret|contrase|clave|senha|wachtwoord|losenord|lösenord|has[lł]o|card|karte|carte|tarjeta|cart[aã]o|kaart|kredit|credit|iban|account|kont[oe]|compte|cuenta|steuer|security|token/;
/** The same as whole words, since `pin` is also in `shopping`. */
const SECRET_WORD =
  /^(pin|puk|tan|otp|cc[a-z]*|cv[cv]|csc|ssn|sin|bic|swift|cpf|cnpj|dni|nie|nif|bsn|carta|conto|kort|parola|mdp|pwd)$/;
/** Milliseconds after which a draft is not restored any more: a day. */
const DRAFT_LIFETIME = 86_400_000;

/** Returns the name of a field; checkboxes of the builder have none, so the id of their field is used. */
const nameOf = (field: Field): string =>
  field.name || (field.closest('.et_pb_contact_field')?.getAttribute('data-id') ?? '');

/** Whether the name, the label or the hint of a field speaks of a secret. `cardNumber` is read as `card Number`. */
function isSecret(field: Field, name: string): boolean {
  const labels = Array.from(field.labels ?? [], ({ textContent }) => textContent ?? '');
  const hints = ['id', 'placeholder', 'aria-label', 'autocomplete'].map((hint) => field.getAttribute(hint) ?? '');
  return [name, ...hints, ...labels].some((text) => {
    const words = text.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
    return SECRET.test(words) || words.split(/[^a-z]+/).some((word) => SECRET_WORD.test(word));
  });
}

const fieldsOf = (form: Element): Field[] =>
  [...membersOf(form).querySelectorAll<Field>('input,textarea,select')].filter((field) => {
    const name = nameOf(field);
    return name && !field.matches(NEVER) && !field.closest(NEVER_IN) && !isSecret(field, name);
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

/** Restores a draft into empty fields. @returns whether there was one */
function restoreDraft(form: Element, draft: string): boolean {
  let kept: unknown;
  try {
    kept = JSON.parse(storageOf(form)?.getItem(keyOf(form, draft)) ?? 'null');
  } catch {
    // Written by another script.
  }
  const { saved, values: all } = asRecord(kept);
  const age = Date.now() - (asNumber(saved) ?? 0);
  if (!(age >= 0 && age < DRAFT_LIFETIME)) {
    deleteDraft(form, draft);
    return false;
  }
  const known = asRecord(all);
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

function saveDraft(form: Element, draft: string): void {
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

const deleteDraft = (form: Element, draft: string): void => storageOf(form)?.removeItem(keyOf(form, draft));

/** Milliseconds without a key until a draft is saved. */
const DRAFT_DELAY = 400;

interface WatchedForm {
  /** The element around the form, which a reply may replace. */
  root: Element;
  /** Event of an answer; `detail.status` is `mail_sent` for a success. */
  answered: string;
  /** Called after a draft was restored. */
  onRestored(): void;
}

/** Returns a name that identifies the form after a reload. */
const formName = ({ id, classList }: Element): string =>
  id || ([...classList].find((name) => /_\d+$/.test(name)) ?? '');

/** Saves drafts and pushes events. @returns the function that stops it */
export function watchForm({ root, answered, onRestored }: WatchedForm): () => void {
  const { drafts, dataLayer } = formOptions();
  const name = formName(root);
  const undo = new AbortController();
  const on = (type: string, listener: (event: Event) => void) =>
    root.addEventListener(type, listener, { signal: undo.signal });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let begun = false;

  const saveSoon = () => {
    clearTimeout(timer);
    if (drafts) timer = setTimeout(saveDraft, DRAFT_DELAY, root, name);
  };
  const push = (event: Parameters<typeof pushFormEvent>[1], status?: string) => {
    const form = membersOf(root).querySelector('form');
    if (dataLayer && form) pushFormEvent(form, event, dataLayer === 'always', status);
  };

  on('input', () => {
    saveSoon();
    if (!begun) push('form_start');
    begun = true;
  });
  on('change', saveSoon);
  on(answered, (event) => {
    const { status } = (event as CustomEvent<{ status: string }>).detail;
    push('form_submit', status);
    if (status !== 'mail_sent') return;
    push('generate_lead', status);
    clearTimeout(timer);
    deleteDraft(root, name);
  });
  if (drafts && restoreDraft(root, name)) onRestored();
  if (changedFields(root)[0]) saveSoon();
  return () => {
    clearTimeout(timer);
    undo.abort();
  };
}

/** Pushes a form event to the tag manager, without values and only with consent. */
type FormEvent = 'form_start' | 'form_submit' | 'generate_lead';

/** Pushes an event. @param always without consent @param status the server's status */
function pushFormEvent(form: HTMLFormElement, event: FormEvent, always: boolean, status?: string): void {
  if (!always && !hasConsent()) return;
  dataLayer()?.push({
    event,
    form_id: membersOf(form).getAttribute('id') ?? membersOf(form).parentElement?.id ?? '',
    form_name: membersOf(form).getAttribute('name') ?? membersOf(form).getAttribute('aria-label') ?? '',
    form_destination:
      membersOf(form)
        .getAttribute('action')
        ?.replace(/[?#].*/, '') ?? '',
    ...(status === undefined ? {} : { form_status: status }),
  });
}
