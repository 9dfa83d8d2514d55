/** Renders with a store's value. For values that change every frame, subscribe in an effect instead. */
import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

export function useStore<T>(store: ReadableAtom<T>): T {
  return useSyncExternalStore(
    (changed) => store.listen(changed),
    () => store.get(),
    () => store.get(),
  );
}
