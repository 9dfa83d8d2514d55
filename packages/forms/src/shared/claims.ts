/** Collects the claims, contents and inserted elements of one form, which are restored together. */
import { type Claim, type ClaimKey, claim, membersOf } from '@enliven/core';

export interface Claims {
  /** Claims a class, attribute or style, replacing an earlier value; undefined releases it. */
  set(element: Element, key: ClaimKey, value?: unknown): void;
  /** Replaces the server's content, which is restored in the end. */
  fill(element: Element, ...content: (Node | string)[]): void;
  /** Inserts an element. */
  insert(at: Element, where: InsertPosition, tag: string, className?: string): HTMLElement;
  /** Adds a cleanup. */
  also(end: () => void): void;
  /** Restores everything, the newest first. */
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
      // Called with every key.
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
      // Changing a text node is much cheaper than replacing it, and counters change with every key.
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
      const element = membersOf(at).ownerDocument.createElement(tag);
      if (className) element.className = className;
      element.setAttribute('data-enliven-ignore', '');
      membersOf(at).insertAdjacentElement(where, element);
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
