/** Forms on their way to a server: what a visitor reads meanwhile or in the end (docs/reference/forms.md#what-fails-outside-the-code). */
import { asRecord, asText, type HttpError } from '@enliven/core';
import type { Claims } from './claims';
import { sentence } from './sentence';

/** Milliseconds until a visitor is told that it takes longer than usual. */
const SLOW_AFTER = 5000;

const BUTTONS = '.wpcf7-submit,.et_pb_contact_submit,.et_pb_newsletter_button';

/**
 * Tells screen readers that a form is on its way, and everybody who waits for long.
 *
 * @param slow hears the sentence for those
 * @returns the function that says it is no longer
 */
export function makeBusy(form: Element, claims: Claims, slow: (words: string) => void): () => void {
  const timer = setTimeout(
    () => slow(sentence('form_slow', 'This takes longer than usual. Please wait, it is still being sent.')),
    SLOW_AFTER,
  );
  const set = (busy?: boolean) => {
    claims.set(form, 'attr:aria-busy', busy);
    for (const button of form.querySelectorAll(BUTTONS)) claims.set(button, 'attr:aria-disabled', busy);
  };
  set(true);
  return () => {
    clearTimeout(timer);
    set();
  };
}

/** Code of an answer that says nothing of what it should; its words are for whoever looks after the site. */
export const UNREADABLE = 'invalid_reply';

/** Servers that are broken say so in words for their owner; those that refuse, in words for the visitor. */
export function sentenceFor(error: unknown): string {
  const { code, status = 500, body, message } = (error ?? {}) as Partial<HttpError>;
  const words = status < 300 ? code !== UNREADABLE && message : status < 500 && asText(asRecord(body).message);
  return words || sentence('form_failed', 'This could not be sent. Please try again later.');
}
