/** Turnstile (docs/reference/plugin-forms.md#services): a token is good for one try, so after each answer the form asks for another. */
import { asRecord, page } from '@enliven/core';
import type { Part } from './part';

interface Service {
  reset?(widget: Element): void;
}

export const turnstile = (form: HTMLFormElement): Part => ({
  answered(answer) {
    // Refills are answers too, but nothing was sent.
    if (!asRecord(answer).status) return;
    const service = page().global('turnstile') as Service | undefined;
    for (const widget of form.querySelectorAll('.wpcf7-turnstile'))
      try {
        service?.reset?.(widget);
      } catch {
        // It has not been drawn.
      }
  },
});
