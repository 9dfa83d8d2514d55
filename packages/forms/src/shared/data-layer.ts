/** Tells the tag manager that a form was begun, sent, and brought somebody in; nothing that was typed, and nobody unasked. */
import { asRecord, page } from '@enliven/core';

export type FormEvent = 'form_start' | 'form_submit' | 'generate_lead';

/** The tag manager's own list; another plugin may have given it another name. */
function layer(): unknown[] | undefined {
  const name = page().global('gtm4wp_datalayer_name');
  const found = page().global(typeof name === 'string' ? name : 'dataLayer');
  return Array.isArray(found) ? found : undefined;
}

/** The newest word of Google's consent mode; its commands lie in the same list. */
function grantedInLayer(): boolean {
  for (const entry of [...(layer() ?? [])].reverse()) {
    // Lists, or what a function was called with.
    const isCommand = typeof entry === 'object' && entry !== null && 'length' in entry;
    const [command, , state] = isCommand ? Array.from(entry as ArrayLike<unknown>) : [];
    const storage = command === 'consent' ? asRecord(state).analytics_storage : undefined;
    if (storage) return storage === 'granted';
  }
  return false;
}

/** As WordPress' consent plugins tell it, else as Google's consent mode does. Without any word there is no consent. */
function hasConsent(): boolean {
  const ask = page().global('wp_has_consent');
  return typeof ask === 'function' ? ask('statistics') === true : grantedInLayer();
}

/** @param status what the server made of it */
export function pushFormEvent(form: HTMLFormElement, event: FormEvent, always: boolean, status?: string): void {
  if (!always && !hasConsent()) return;
  layer()?.push({
    event,
    form_id: form.getAttribute('id') ?? form.parentElement?.id ?? '',
    form_name: form.getAttribute('name') ?? form.getAttribute('aria-label') ?? '',
    form_destination: form.getAttribute('action')?.replace(/[?#].*/, '') ?? '',
    ...(status === undefined ? {} : { form_status: status }),
  });
}
