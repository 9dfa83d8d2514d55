/** Many claims that change together: what stays the same is not touched. */
import { type Claim, type ClaimKey, claim } from './claim';

/** A wanted claim; none without an element, so that a condition can stand in its place. */
export type Wanted = readonly [element: Element | '' | 0 | false | null | undefined, key: ClaimKey, value: unknown];

/** Many claims that change together. */
export interface ClaimSet {
  /** Replaces the claims; an empty list releases all. */
  set(wanted: readonly Wanted[]): void;
}

interface Held {
  value: unknown;
  release: Claim;
}

/** Many claims that change together: what stays the same is not touched. */
export function claimSet(): ClaimSet {
  const held = new Map<Element, Map<ClaimKey, Held>>();
  return {
    set(wanted) {
      const kept = new Set<Held>();
      for (const [element, key, value] of wanted) {
        if (!element) continue;
        const own = held.get(element) ?? new Map<ClaimKey, Held>();
        held.set(element, own);
        let now = own.get(key);
        if (!now) {
          now = { value, release: claim(element, key, value) };
          own.set(key, now);
        } else if (now.value !== value) {
          now.value = value;
          now.release.to(value);
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
