/** Sentences of this package that a visitor may read. */
import { type MessageKey, message } from '@enliven/core';

/**
 * The configuration's words for `key`, else the theme's, else the English ones; `%name%` stands for a value.
 *
 * @param key under which a site replaces them in its configuration
 */
export function words(key: string, english: string, values: Record<string, string | number> = {}): string {
  // The catalogue of core knows its own keys only; for others it answers undefined.
  const text = (message(key as MessageKey) as string | undefined) ?? english;
  return text.replace(/%(\w+)%/g, (placeholder, name) => `${values[name] ?? placeholder}`);
}
