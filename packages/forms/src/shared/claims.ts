/** What one form holds of the page: claims that replace one another, contents, elements of ours; given back at once. */
import { type Claim, type ClaimKey, claim } from '@enliven/core';

export interface Claims {
  /** Makes the element look so in place of what was set before; undefined leaves it to the server. */
  set(element: Element, key: ClaimKey, value?: unknown): void;
  /** Shows this in the place of the server's content, which comes back in the end. */
  fill(element: Element, ...content: (Node | string)[]): void;
  /** Puts an element of ours there. */
  insert(at: Element, where: InsertPosition, tag: string, className?: string): HTMLElement;
  /** Does this too when everything is given back. */
  also(end: () => void): void;
  /** Gives everything back, the newest first. */
  stop(): void;
}

export function createClaims(): Claims {
  const held = new Map<Element, Map<ClaimKey, readonly [unknown, Claim]>>();
  const filled = new Set<Element>();
  const ends: (() => void)[] = [];

  return {
    set(element, key, value) {
      const keys = held.get(element) ?? new Map<ClaimKey, readonly [unknown, Claim]>();
      const [before, own] = keys.get(key) ?? [];
      // Some of this happens with every key a visitor presses.
      if (before === value) return;
      held.set(element, keys);
      if (value === undefined) {
        keys.delete(key);
        own?.();
      } else {
        own?.to(value);
        keys.set(key, [value, own ?? claim(element, key, value)]);
      }
    },
    fill(element, ...content) {
      const { firstChild, textContent } = element;
      const [text] = content;
      if (typeof text !== 'object' && textContent === (text ?? '')) return;
      // A text that changes with every key stays the same node, which spares browsers most of the work.
      if (filled.has(element) && typeof text === 'string' && firstChild instanceof Text && !firstChild.nextSibling) {
        firstChild.data = text;
        return;
      }
      if (!filled.has(element)) {
        const server = [...element.childNodes];
        ends.push(() => element.replaceChildren(...server));
      }
      filled.add(element);
      element.replaceChildren(...content);
    },
    insert(at, where, tag, className = '') {
      const element = at.ownerDocument.createElement(tag);
      if (className) element.className = className;
      element.setAttribute('data-enliven-ignore', '');
      at.insertAdjacentElement(where, element);
      ends.push(() => element.remove());
      return element;
    },
    also: (end) => void ends.push(end),
    stop() {
      for (const end of ends.splice(0).reverse()) end();
      for (const keys of held.values()) for (const [, release] of keys.values()) release();
      filled.clear();
      held.clear();
    },
  };
}
