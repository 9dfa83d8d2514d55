/** Values of stores, as React state. */
import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/** A store of nanostores, or another object with `get` and `listen`. */
export type Readable<T> = Pick<ReadableAtom<T>, 'get'> & { listen(changed: () => void): () => void };

/**
 * Renders with a store's value. For values that change every frame, subscribe in a scope instead.
 *
 * @param select takes the part that matters; a render happens only when that part changes
 *
 * @example
 * ```ts
 * import { $viewport, useStore } from '@enliven/core';
 *
 * const useIsNarrow = () => useStore($viewport, ({ width }) => width < 600);
 * ```
 */
export function useStore<T, R = T>(store: Readable<T>, select: (value: T) => R = (value) => value as unknown as R): R {
  const read = () => select(store.get());
  // The store's own function, so that a render does not subscribe again.
  return useSyncExternalStore(store.listen, read, read);
}
