/** Saves drafts and pushes form events to the tag manager. Lazy part: fetched on sites that enable either. */
import { membersOf, query, type Scope } from '@enliven/core';
import { changedFields } from './changed-fields';
import { deleteDraft, restoreDraft, saveDraft } from './drafts';
import { formOptions } from './form-options';
import { type FormEvent, pushFormEvent } from './push-form-event';

/** Milliseconds without a key until a draft is saved. */
const DRAFT_DELAY = 400;

interface WatchedForm {
  /** The element around the form, which a reply may replace. */
  root: Element;
  /** Event of an answer; `detail.status` is `mail_sent` for a success. */
  answerEvent: string;
  /** Called after a draft was restored. */
  onRestored(): void;
}

/** Returns a name that identifies the form after a reload. */
function formName(root: Element): string {
  const { id, classList } = membersOf(root);
  return id || ([...classList].find((name) => /_\d+$/.test(name)) ?? '');
}

/** Saves drafts and pushes events. */
export function watchForm(scope: Scope, { root, answerEvent, onRestored }: WatchedForm): void {
  const { drafts, dataLayer } = formOptions();
  const name = formName(root);
  let cancelSave = () => {};
  let isStarted = false;

  const saveSoon = () => {
    cancelSave();
    if (drafts) cancelSave = scope.timeout(() => saveDraft(root, name), DRAFT_DELAY);
  };
  const push = (event: FormEvent, status?: string) => {
    const form = query(root, 'form');
    if (dataLayer && form) pushFormEvent(form, event, dataLayer === 'always', status);
  };

  scope.on(root, 'input', () => {
    saveSoon();
    if (!isStarted) push('form_start');
    isStarted = true;
  });
  scope.on(root, 'change', saveSoon);
  scope.on<CustomEvent<{ status: string }>>(root, answerEvent, ({ detail: { status } }) => {
    push('form_submit', status);
    if (status !== 'mail_sent') return;
    push('generate_lead', status);
    cancelSave();
    deleteDraft(root, name);
  });
  if (drafts && restoreDraft(root, name)) onRestored();
  if (changedFields(root)[0]) saveSoon();
}
