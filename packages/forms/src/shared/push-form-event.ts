/** Pushes form events to the tag manager, without values and only with consent. Lazy part: see `form-extras.ts`. */
import { attribute, dataLayer, hasConsent, membersOf } from '@enliven/core';

export type FormEvent = 'form_start' | 'form_submit' | 'generate_lead';

/** Pushes an event. @param always pushes also without consent @param status the server's status */
export function pushFormEvent(form: HTMLFormElement, event: FormEvent, always: boolean, status?: string): void {
  if (!always && !hasConsent()) return;
  const { parentElement, getAttribute } = membersOf(form);
  dataLayer()?.push({
    event,
    form_id: getAttribute('id') ?? attribute(parentElement, 'id') ?? '',
    form_name: getAttribute('name') ?? getAttribute('aria-label') ?? '',
    form_destination: getAttribute('action')?.replace(/[?#].*/, '') ?? '',
    ...(status === undefined ? {} : { form_status: status }),
  });
}
