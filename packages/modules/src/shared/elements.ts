/** Helpers that create elements and hide labels visually. */
import { UNSEEN, type WantedClaim } from '@enliven/core';

/** Creates an element. @param attributes undefined values are skipped */
export function createElement<K extends keyof HTMLElementTagNameMap>(
  owner: Document,
  tag: K,
  attributes: Record<string, string | undefined>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const created = owner.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) created.setAttribute(name, value);
  created.append(...children);
  return created;
}

/** Returns claims that hide a label visually but not from assistive technology, for fields with a placeholder. */
export const hiddenLabel = (label: Element): WantedClaim[] =>
  Object.entries({ display: 'block', ...UNSEEN }).map(([name, value]) => [label, `style:${name}`, value]);
