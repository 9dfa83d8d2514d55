/** Keeps the newest value of a callback, for listeners that are attached once. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps the newest value of a callback, for listeners that are attached once. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
