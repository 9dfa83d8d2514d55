/** Phrases that a behavior brings itself, for what visitors hear or read. */
import { asText } from './coerce';
import { page } from './page';
import { shared } from './shared';

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
