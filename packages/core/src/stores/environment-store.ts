/** Store of a browser value that listens only while it has subscribers. */
import { atom, type ReadableAtom } from 'nanostores';

/**
 * Creates a store of a browser value. It listens only while it has subscribers.
 *
 * @param read returns the current value; also called without listeners
 * @param attach attaches the listener, which calls `update` on each change, or `set` with a value that it has read; returns the
 *   function that detaches the listener
 * @param same compares two values; equal values do not notify listeners @default Object.is
 */
/* @__NO_SIDE_EFFECTS__ */
export function environmentStore<T>(
  read: () => T,
  attach: (update: () => void, set: (value: T) => void) => () => void,
  same: (a: T, b: T) => boolean = Object.is,
): ReadableAtom<T> {
  const store = atom<T>(undefined as T);
  const { listen } = store;
  let detach = () => {};
  const set = (value: T) => {
    if (store.value === undefined || !same(store.value, value)) store.set(value);
  };
  const update = () => set(read());
  // Without listeners the value is not updated, so it is read on access.
  store.get = () => {
    if (!store.lc) update();
    return store.value as T;
  };
  store.listen = (listener) => {
    if (!store.lc) {
      update();
      detach = attach(update, set);
    }
    const stop = listen(listener);
    return () => {
      if (!store.lc) return;
      stop();
      if (!store.lc) detach();
    };
  };
  return store;
}

/** Listens to several event types on one target. @returns the function that stops listening */
export function listenTo(target: EventTarget, types: readonly string[], handler: (event: Event) => void): () => void {
  for (const type of types) target.addEventListener(type, handler, { passive: true });
  return () => {
    for (const type of types) target.removeEventListener(type, handler);
  };
}
