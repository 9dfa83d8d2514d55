/** Messages to visitors, among them those for failed requests (docs/reference/forms.md#what-fails-outside-the-code). */
import { asRecord, asText, type HttpError, message, page, shared } from '@enliven/core';

const configured = shared('messages', () => ({}) as Record<string, unknown>);

/** Returns the message `key`: the configuration's, else the theme's, else `english`. */
export const formMessage = (key: string, english: string): string =>
  asText(configured[key]) ?? page().text(key) ?? english;

/** Code of an answer that cannot be read; its message is for the site owner. */
export const INVALID_REPLY = 'invalid_reply';
/** Codes whose messages would not help a visitor. */
const UNHELPFUL: readonly unknown[] = [INVALID_REPLY, 'invalid_html'];

/**
 * Returns the message for an error. The message of a server error is for the site owner and is not shown. Code that does not load offline has no
 * message of its own: the visitor reads that there is no connection.
 */
export function errorMessage(error: unknown): string {
  const { code, status = 500, body, message: own } = (error ?? {}) as Partial<HttpError>;
  const text = status < 300 ? !UNHELPFUL.includes(code) && own : status < 500 && asText(asRecord(body).message);
  if (!text && globalThis.navigator?.onLine === false) return message('fetch_error');
  return text || formMessage('form_failed', 'This could not be sent. Please try again later.');
}
