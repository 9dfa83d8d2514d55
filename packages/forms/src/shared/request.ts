/** Forms on their way to a server: how long that may take, and what a visitor reads meanwhile or in the end (spec §8). */
import { asRecord, asText, fetchJson, HttpError, message, phrase } from '@enliven/core';
import type { Claims } from './claims';
import { FAILED } from './constants';

/** Milliseconds a server gets for a form; with a file it gets as long as a slow line needs for it. */
export const SEND_TIMEOUT = 60_000;
const UPLOAD_TIMEOUT = 600_000;
/** Milliseconds until a visitor is told that it takes longer than usual. */
const SLOW_AFTER = 5000;

const BUTTONS = '.wpcf7-submit,.et_pb_contact_submit,.et_pb_newsletter_button';

const holdsFile = (data: FormData): boolean =>
  [...data.values()].some((value) => value instanceof File && value.size > 0);

/** Sends a form and waits for JSON. @throws {HttpError} */
export const post = (url: string, body: FormData): Promise<unknown> =>
  fetchJson(url, { method: 'POST', body, timeout: holdsFile(body) ? UPLOAD_TIMEOUT : SEND_TIMEOUT });

/**
 * Tells screen readers that a form is on its way, and everybody who waits for long.
 *
 * @param slow hears the sentence for those
 * @returns the function that says it is no longer
 */
export function makeBusy(form: Element, claims: Claims, slow: (sentence: string) => void): () => void {
  const timer = setTimeout(
    () => slow(phrase('form_slow', 'This takes longer than usual. Please wait, it is still being sent.')),
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

/** An answer that is JSON, but nothing a form can be answered with. */
export const senseless = (): HttpError => new HttpError('invalid_json', message('invalid_json'));

/** Servers that are broken say so in words for their owner; those that refuse, in words for the visitor. */
export function sentenceFor(error: unknown): string {
  const { status = 500, body, message: said } = error instanceof HttpError ? error : ({} as Partial<HttpError>);
  const words = status < 300 ? said : status < 500 && asText(asRecord(body).message);
  return words || phrase('form_failed', FAILED);
}
