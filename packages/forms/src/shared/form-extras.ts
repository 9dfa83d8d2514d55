/** Saves drafts and pushes form events to the tag manager. Lazy part: fetched where the site asks for it. */

import { dataLayer, hasConsent } from '@enliven/core';
import { deleteDraft, restoreDraft, saveDraft } from './draft';
import { formOptions } from './options';

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
const nameOf = ({ id, classList }: Element): string => id || ([...classList].find((name) => /_\d+$/.test(name)) ?? '');

/** Saves drafts and pushes events. @returns the function that stops it */
export function watchForm({ root, answered, onRestored }: WatchedForm): () => void {
  const { drafts, dataLayer } = formOptions();
  const name = nameOf(root);
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
