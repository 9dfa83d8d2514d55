/** Many claims that change together: what stays the same is not touched. */
import { type ClaimKey, claim, type Release } from '@enliven/core';

export type Wanted = readonly [element: Element, key: ClaimKey, value: unknown];

export interface ClaimSet {
  /** Makes these the claims that are held. None gives everything back. */
  set(wanted: readonly Wanted[]): void;
}

interface Held {
  value: unknown;
  release: Release;
}

export function claimSet(): ClaimSet {
  const held = new Map<Element, Map<ClaimKey, Held>>();
  return {
    set(wanted) {
      const kept = new Set<Held>();
      for (const [element, key, value] of wanted) {
        const own = held.get(element) ?? new Map<ClaimKey, Held>();
        held.set(element, own);
        let now = own.get(key);
        if (!now || now.value !== value) {
          // The new one first, so that the server's value does not come back in between.
          const next = { value, release: claim(element, key, value) };
          now?.release();
          now = next;
          own.set(key, now);
        }
        kept.add(now);
      }
      for (const own of held.values()) {
        for (const [key, one] of own) {
          if (kept.has(one)) continue;
          one.release();
          own.delete(key);
        }
      }
      for (const [element, own] of held) if (own.size === 0) held.delete(element);
    },
  };
}
