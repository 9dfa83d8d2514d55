/** English catalogue of texts for visitors. The configuration and the page's own strings take precedence. */

import { shared } from '../runtime/shared';
import { asText } from './coerce';
import { page } from './page';

const english = {
  fetch_error: 'You are probably offline.',
  invalid_html: 'The response is not a web page.',
  invalid_json: 'The response is not a valid JSON response.',
  timeout: 'The server takes too long to answer. Please try again.',
} as const;

/** Key of a text for visitors. */
export type MessageKey = keyof typeof english;

const overrides = shared('messages', () => ({}) as Record<string, unknown>);

/**
 * Replaces messages, for example by translations. Unknown keys are kept for packages with their own messages.
 *
 * @example
 * ```ts
 * import { setMessages } from '@enliven/core';
 *
 * setMessages({ fetch_error: 'Du bist wahrscheinlich offline.' });
 * ```
 */
export function setMessages(messages: Record<string, unknown>): void {
  Object.assign(overrides, messages);
}

/** Returns the text for `key`: from the configuration, else the theme's string of that name, else English. */
export function message(key: MessageKey): string {
  return asText(overrides[key]) ?? page().text(key) ?? english[key];
}

/**
 * Returns the text for `key`: from the configuration, else the theme's string of that name, else `english`.
 *
 * @param values replace `%1`, `%2` …
 */
export function phrase(key: string, english: string, ...values: (string | number)[]): string {
  const chosen = shared('messages', () => ({}) as Record<string, unknown>)[key];
  const text = asText(chosen) ?? page().text(key) ?? english;
  return text.replace(/%(\d)/g, (mark, at) => `${values[at - 1] ?? mark}`);
}
