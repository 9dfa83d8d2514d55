/** Keeps one claim for each element and key that interactions have changed. */
import { type Claim, type ClaimKey, claim } from '@enliven/core';

export interface ClaimRegistry {
  set(element: Element, key: ClaimKey, value: unknown): void;
  /** Releases one claim. */
  drop(element: Element, key: ClaimKey): void;
  stop(): void;
}

export function createClaimRegistry(): ClaimRegistry {
  const all = new Map<Element, Map<ClaimKey, Claim>>();
  return {
    set(element, key, value) {
      const here = all.get(element) ?? new Map<ClaimKey, Claim>();
      all.set(element, here);
      const known = here.get(key);
      if (known) known.to(value);
      else here.set(key, claim(element, key, value));
    },
    drop(element, key) {
      all.get(element)?.get(key)?.();
      all.get(element)?.delete(key);
    },
    stop() {
      for (const here of all.values()) for (const release of [...here.values()].reverse()) release();
      all.clear();
    },
  };
}
