/** What one form holds of the page: claims that replace one another, texts, and elements of ours; given back at once. */
import { type Claim, type ClaimKey, claim } from '@enliven/core';

interface Held {
  value: unknown;
  release: Claim;
}

export interface Claims {
  /** Makes the element look so in place of what was set before; undefined leaves it to the server. */
  set(element: Element, key: ClaimKey, value?: unknown): void;
  /** Shows a text in the place of the server's content, which comes back in the end. */
  text(element: Element, text: string): void;
  /** Puts an element of ours there. */
  insert(at: Element, where: InsertPosition, tag: string, className?: string): HTMLElement;
  /** Takes an element away: ours leaves, the server's is not shown. */
  remove(element: Element): void;
  /** Gives everything back. */
  stop(): void;
}

export function createClaims(): Claims {
  const held = new Map<Element, Map<ClaimKey, Held>>();
  const contents = new Map<Element, Node[]>();
  const inserted = new Set<Element>();

  const claims: Claims = {
    set(element, key, value) {
      const keys = held.get(element) ?? new Map<ClaimKey, Held>();
      const own = keys.get(key);
      // Some of this happens with every key a visitor presses.
      if (own?.value === value) return;
      held.set(element, keys);
      if (!own) keys.set(key, { value, release: claim(element, key, value) });
      else if (value === undefined) keys.delete(key) && own.release();
      else {
        own.value = value;
        own.release.to(value);
      }
    },
    text(element, text) {
      if (element.textContent === text) return;
      const { firstChild } = element;
      // A text that changes with every key stays the same node, which spares browsers most of the work.
      if (contents.has(element) && firstChild instanceof Text && firstChild === element.lastChild)
        firstChild.data = text;
      else {
        if (!contents.has(element)) contents.set(element, [...element.childNodes]);
        element.textContent = text;
      }
    },
    insert(at, where, tag, className = '') {
      const element = at.ownerDocument.createElement(tag);
      if (className) element.className = className;
      element.setAttribute('data-enliven-ignore', '');
      at.insertAdjacentElement(where, element);
      inserted.add(element);
      return element;
    },
    remove(element) {
      if (inserted.delete(element)) element.remove();
      else claims.set(element, 'style:display', 'none !important');
    },
    stop() {
      for (const element of inserted) element.remove();
      for (const [element, nodes] of contents) element.replaceChildren(...nodes);
      for (const keys of held.values()) for (const { release } of keys.values()) release();
      inserted.clear();
      contents.clear();
      held.clear();
    },
  };
  return claims;
}
