/** Time limits and rules that all forms share, and their requests: marks a form as busy and reads the message for a failed one (docs/reference/forms.md#what-fails-outside-the-code). */
import { asRecord, asText, type HttpError, membersOf, page, shared } from '@enliven/core';
import type { Claims } from './claims';

/** Where parts that several behaviors use report errors from. */
export const PLACE = { package: '@enliven/forms' } as const;
/** Milliseconds for optional requests, such as rules and captchas. */
export const ASK_TIMEOUT = 10_000;
/** Milliseconds a server gets for a form. */
export const SEND_TIMEOUT = 60_000;
/** Distance from the window at which a form sends its first request. */
export const NEAR = '400px';
/** The e-mail rule of the plugin, and of the builder's fourth generation (docs/reference/plugin-forms.md#rules); linear in length. */
export const EMAIL = /^(?=.{6})[\w!#$%&'*+/=?^`{|}~.-]+@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d]([a-z\d-]*[a-z\d])?$/i;

/** Milliseconds until a message says that it takes longer than usual. */
const SLOW_AFTER = 5000;

const BUTTONS = '.wpcf7-submit,.et_pb_contact_submit,.et_pb_newsletter_button';

/**
 * Marks a form as busy.
 *
 * @param slow called with a message if it takes long
 * @returns the function that ends the busy state
 */
export function makeBusy(form: Element, claims: Claims, slow: (words: string) => void): () => void {
  const timer = setTimeout(
    () => slow(sentence('form_slow', 'This takes longer than usual. Please wait, it is still being sent.')),
    SLOW_AFTER,
  );
  const set = (busy?: boolean) => {
    claims.set(form, 'attr:aria-busy', busy);
    for (const button of membersOf(form).querySelectorAll(BUTTONS)) claims.set(button, 'attr:aria-disabled', busy);
  };
  set(true);
  return () => {
    clearTimeout(timer);
    set();
  };
}

/** Code of an answer that cannot be read; its message is for the site owner. */
export const UNREADABLE = 'invalid_reply';
/** Codes of answers that say nothing a visitor could use. */
const UNSAID: readonly unknown[] = [UNREADABLE, 'invalid_html'];

/** Returns the message for an error. That of a server error is meant for the site owner and not shown. */
export function sentenceFor(error: unknown): string {
  const { code, status = 500, body, message } = (error ?? {}) as Partial<HttpError>;
  const words = status < 300 ? !UNSAID.includes(code) && message : status < 500 && asText(asRecord(body).message);
  return words || sentence('form_failed', 'This could not be sent. Please try again later.');
}

const configured = shared('messages', () => ({}) as Record<string, unknown>);

/** Returns the message `key`: the configuration's, else the theme's, else `english`. */
export const sentence = (key: string, english: string): string =>
  asText(configured[key]) ?? page().text(key) ?? english;
