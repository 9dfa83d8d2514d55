/** Changes an attribute that holds a list of tokens (docs/reference/interactions.md, docs/reference/interactions.md#effects). */
import { asText, mayWriteAttribute } from '@enliven/core';
import type { ClaimRegistry } from './claim-registry';
import { NAME_LENGTH } from './constants';
import type { Operation } from './interaction';

/** @returns a safe attribute name; undefined for names that could run code */
export function attributeName(value: unknown): string | undefined {
  const bare = (asText(value) ?? '').toLowerCase().replace(/[^\w:-]/g, '');
  const name = (/^[a-z]/.test(bare) ? bare : bare && `data-${bare}`).slice(0, NAME_LENGTH);
  return name && !/^(on|srcdoc$|style$)/.test(name) ? name : undefined;
}

const tokensOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** @returns the new list; null if it is empty */
export function changeTokens(verb: Operation, before: string | null, value: string): string | null {
  const now = tokensOf(before ?? '');
  const words = tokensOf(value);
  const removes = verb === 'remove' || (verb === 'toggle' && words.every((word) => now.includes(word)));
  const kept = now.filter((word) => !words.includes(word));
  // An attribute may have no value.
  if (words.length === 0) return removes && (verb === 'remove' || before !== null) ? null : (before ?? '');
  const next = removes ? kept : [...new Set([...now, ...words])];
  return next.length > 0 ? next.join(' ') : null;
}

function changeClasses(
  verb: Operation,
  { classList }: Element,
  words: readonly string[],
  set: (word: string, on: boolean) => void,
): void {
  const on = verb === 'add' || (verb === 'toggle' && !words.every((word) => classList.contains(word)));
  for (const word of words) set(word, on);
}

export function changeAttribute(
  verb: Operation,
  element: Element,
  { attributeName: field, attributeValue }: Readonly<Record<string, unknown>>,
  { set }: ClaimRegistry,
): void {
  const name = attributeName(field);
  const value = asText(attributeValue) ?? '';
  if (!name || !mayWriteAttribute(element, name, value)) return;
  // Classes are claimed one by one, since others claim them too.
  if (name === 'class') changeClasses(verb, element, tokensOf(value), (word, on) => set(element, `class:${word}`, on));
  else set(element, `attr:${name}`, changeTokens(verb, element.getAttribute(name), value));
}
