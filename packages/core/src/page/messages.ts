/** The English catalogue of what a visitor may read; the page's own strings and the configuration come first. */

import { shared } from '../runtime/shared';
import { asText } from './coerce';
import { page } from './page';

const english = {
  fetch_error: 'You are probably offline.',
  invalid_html: 'The response is not a web page.',
  invalid_json: 'The response is not a valid JSON response.',
  timeout: 'The server takes too long to answer. Please try again.',
} as const;

/** Name of a text that a visitor may read. */
export type MessageKey = keyof typeof english;

const overrides = shared('messages', () => ({}) as Record<string, unknown>);

/** Replaces messages, e.g. with the site's language; unknown keys are kept for packages that bring their own. */
export function setMessages(messages: Record<string, unknown>): void {
  Object.assign(overrides, messages);
}

/** The text for `key`: configuration, else the theme's string of that name, else English. */
export function message(key: MessageKey): string {
  return asText(overrides[key]) ?? page().text(key) ?? english[key];
}

/**
 * The text for `key`: configuration, else the theme's string of that name, else `english`.
 *
 * @param values take the places of `%1`, `%2` …
 */
export function phrase(key: string, english: string, ...values: (string | number)[]): string {
  const chosen = shared('messages', () => ({}) as Record<string, unknown>)[key];
  const text = asText(chosen) ?? page().text(key) ?? english;
  return text.replace(/%(\d)/g, (mark, at) => `${values[at - 1] ?? mark}`);
}
