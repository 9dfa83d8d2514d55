/** Saves drafts and pushes form events to the tag manager. Lazy part: fetched where the site asks for it. */
import { dataLayer, hasConsent } from '@enliven/core';
import { formOptions } from './options';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Draft = Record<string, string[]>;

/** Fields that are never saved: secrets, files, payment, consent, captchas and the plugin's own. */
const NEVER =
  '[type=password],[type=file],[type=hidden],[type=submit],[type=button],[type=image],[type=reset],[name^="_"]:not(.wpcf7-free-text),[autocomplete^="cc-"],[autocomplete*="password"],[autocomplete="one-time-code"],.wpcf7-quiz,.wpcf7-captchar,.et_pb_contact_captcha';
const NEVER_IN = '.wpcf7-acceptance,.wpcf7-stripe,.StripeElement,[data-enliven-no-draft]';
const SECRET = /pass(word|wort)?|card|cvc|cvv|iban|account|secret/i;

/** Returns the name of a field; checkboxes of the builder have none, so the id of their field is used. */
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

/** Returns the session storage; undefined in private windows and sandboxes without one. */
function storageOf(form: Element): Storage | undefined {
  try {
    return form.ownerDocument.defaultView?.sessionStorage;
  } catch {
    return undefined;
  }
}

const keyOf = (form: Element, draft: string) => `enliven-draft:${form.ownerDocument.location.pathname}:${draft}`;

/** Restores a draft into empty fields. @returns whether there was one */
function restoreDraft(form: Element, draft: string): boolean {
  let kept: Draft | null = null;
  try {
    kept = JSON.parse(storageOf(form)?.getItem(keyOf(form, draft)) ?? 'null');
  } catch {
    // Written by another script.
  }
  if (!kept || typeof kept !== 'object') return false;
  for (const field of fieldsOf(form)) {
    const name = nameOf(field);
    const values = Object.hasOwn(kept, name) ? kept[name] : undefined;
    if (Array.isArray(values)) fill(field, values.map(String));
  }
  return true;
}

function saveDraft(form: Element, draft: string): void {
  const kept: Draft = Object.create(null);
  for (const field of fieldsOf(form)) {
    const name = nameOf(field);
    kept[name] = [...(kept[name] ?? []), ...valuesOf(field)];
  }
  try {
    storageOf(form)?.setItem(keyOf(form, draft), JSON.stringify(kept));
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
    const form = root.querySelector('form');
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
    form_id: form.getAttribute('id') ?? form.parentElement?.id ?? '',
    form_name: form.getAttribute('name') ?? form.getAttribute('aria-label') ?? '',
    form_destination: form.getAttribute('action')?.replace(/[?#].*/, '') ?? '',
    ...(status === undefined ? {} : { form_status: status }),
  });
}
