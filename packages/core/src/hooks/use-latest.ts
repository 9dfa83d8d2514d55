/** Newest value of a callback, for listeners that are attached once. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Returns a reference that always holds the value of the last committed render. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
