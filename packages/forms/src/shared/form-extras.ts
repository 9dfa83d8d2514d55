/** What a site may have in addition for its forms: drafts that outlive a reload, and word for the tag manager. */
import { pushFormEvent } from './data-layer';
import { dropDraft, keepDraft, restoreDraft } from './draft';
import { formOptions } from './options';

/** Milliseconds without a key until a draft is kept. */
const REST = 400;

export interface Followed {
  /** What the form is in; the form itself may be replaced by a fresh one. */
  root: Element;
  /** Event on the form that tells its answer; `detail.status` is `mail_sent` for a success. */
  answered: string;
  /** Something that was typed before is there again. */
  onRestored(): void;
}

/** Tells a form from others on the page, and is the same after a reload. */
const nameOf = ({ id, classList }: Element): string => id || ([...classList].find((name) => /_\d+$/.test(name)) ?? '');

/** @returns the function that ends it */
export function followForm({ root, answered, onRestored }: Followed): () => void {
  const { drafts, dataLayer } = formOptions();
  const name = nameOf(root);
  const undo = new AbortController();
  const on = (type: string, listener: (event: Event) => void) =>
    root.addEventListener(type, listener, { signal: undo.signal });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let begun = false;

  const keep = () => {
    clearTimeout(timer);
    if (drafts) timer = setTimeout(keepDraft, REST, root, name);
  };
  const push = (event: Parameters<typeof pushFormEvent>[1], status?: string) => {
    const form = root.querySelector('form');
    if (dataLayer && form) pushFormEvent(form, event, dataLayer === 'always', status);
  };

  on('input', () => {
    keep();
    if (!begun) push('form_start');
    begun = true;
  });
  on('change', keep);
  on(answered, (event) => {
    const { status } = (event as CustomEvent<{ status: string }>).detail;
    push('form_submit', status);
    if (status !== 'mail_sent') return;
    push('generate_lead', status);
    clearTimeout(timer);
    dropDraft(root, name);
  });
  if (drafts && restoreDraft(root, name)) onRestored();
  return () => {
    clearTimeout(timer);
    undo.abort();
  };
}
