/** Sentences for visitors. */
import { asText, page, shared } from '@enliven/core';

const configured = shared('messages', () => ({}) as Record<string, unknown>);

/** The sentence for `key`: the configuration's, else the theme's of that name, else `english`. */
export const sentence = (key: string, english: string): string =>
  asText(configured[key]) ?? page().text(key) ?? english;
