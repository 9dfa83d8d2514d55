/** Creates elements, and hides labels visually. */
import { UNSEEN, type WantedClaim } from '@enliven/core';

/** @param attributes those that are undefined are left out */
export function make<K extends keyof HTMLElementTagNameMap>(
  owner: Document,
  tag: K,
  attributes: Record<string, string | undefined>,
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = owner.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(name, value);
  element.append(...inside);
  return element;
}

/** Claims that hide a label visually but not from assistive technology, for fields with a placeholder. */
export const hiddenLabel = (label: Element): WantedClaim[] =>
  Object.entries({ display: 'block', ...UNSEEN }).map(([name, value]) => [label, `style:${name}`, value]);
