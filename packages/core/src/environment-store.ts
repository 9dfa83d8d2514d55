/** A store over something the browser knows: it listens only while somebody is subscribed. */
import { atom, onStart, onStop, type ReadableAtom } from 'nanostores';

/**
 * @param read the current value; also called when nobody listens
 * @param listen attaches the listener, calls `update` on each change, and returns the function that detaches it
 * @param same when two values are equal; equal values are not announced @default Object.is
 */
export function environmentStore<T>(
  read: () => T,
  listen: (update: () => void) => () => void,
  same: (a: T, b: T) => boolean = Object.is,
): ReadableAtom<T> {
  const store = atom<T>(undefined as T);
  const update = () => {
    const value = read();
    if (!same(store.value as T, value)) store.set(value);
  };
  let stop: () => void = () => {};
  onStart(store, () => {
    update();
    stop = listen(update);
  });
  onStop(store, () => stop());
  return store;
}

/** Listens to several event types on one target; returns the function that detaches them all. */
export function listenTo(target: EventTarget, types: readonly string[], handler: () => void): () => void {
  for (const type of types) target.addEventListener(type, handler, { passive: true });
  return () => {
    for (const type of types) target.removeEventListener(type, handler);
  };
}
