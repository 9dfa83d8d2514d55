/** A store of a value of the browser; it listens only while it has subscribers. */
import { atom, type ReadableAtom } from 'nanostores';

/**
 * A store of a value of the browser; it listens only while it has subscribers.
 *
 * @param read the current value; also called when nobody listens
 * @param attach attaches the listener, calls `update` on each change, or `set` with what it has read itself, and returns the
 *   function that detaches it
 * @param same when two values are equal; equal values are not announced @default Object.is
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
  // Without listeners the value is not updated, so it is read.
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

/** Listens to several event types on one target; returns the function that detaches them all. */
export function listenTo(target: EventTarget, types: readonly string[], handler: (event: Event) => void): () => void {
  for (const type of types) target.addEventListener(type, handler, { passive: true });
  return () => {
    for (const type of types) target.removeEventListener(type, handler);
  };
}
