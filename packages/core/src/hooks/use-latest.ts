/** The newest value of a callback, for listeners that must not be attached anew on every render. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The newest value of a callback, for listeners that must not be attached anew on every render. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
