/** Hooks that follow what changes: the newest of a callback, the value of a store, and whether an element is on screen. */

import type { ReadableAtom } from 'nanostores';
import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { watchVisible } from '../dom/watch-element';

/** Keeps the newest value of a callback, for listeners that are attached once. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}

/** A store of nanostores, or another object with `get` and `listen`. */
export type Readable<T> = Pick<ReadableAtom<T>, 'get'> & { listen(changed: () => void): () => void };

/**
 * Renders with a store's value. For values that change every frame, subscribe in an effect instead.
 *
 * @param select takes the part that matters; a render happens only when that part changes
 */
export function useStore<T, R = T>(store: Readable<T>, select: (value: T) => R = (value) => value as unknown as R): R {
  const read = () => select(store.get());
  // The store's own function, so that a render does not subscribe anew.
  return useSyncExternalStore(store.listen, read, read);
}

/** False until the first look. `margin` grows the window as `rootMargin` does, for example '200px 0px'; default none. */
export function useOnScreen(element: Element, margin?: string): boolean {
  const [visible, setVisible] = useState(false);
  useLayoutEffect(() => watchVisible(element, setVisible, margin), [element, margin]);
  return visible;
}
