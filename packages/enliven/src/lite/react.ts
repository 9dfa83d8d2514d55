/** What Enliven uses of React, on Preact: the lite build puts this in React's place. */
import { Fragment } from 'preact';
import { useLayoutEffect, useReducer, useRef } from 'preact/hooks';

export { Component, createContext, Fragment } from 'preact';
export { useContext, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';

/** Preact has no second run of effects to offer. */
export const StrictMode = Fragment;

/** Preact renders in one go; the runtime's own slices keep that short. */
export const startTransition = (update: () => void): void => update();

/** Renders with what `read` answers, and again when that changes. */
export function useSyncExternalStore<T>(subscribe: (changed: () => void) => () => void, read: () => T): T {
  const value = read();
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const latest = useRef({ value, read });
  useLayoutEffect(() => {
    latest.current = { value, read };
  });
  useLayoutEffect(() => {
    const check = () => {
      const { value: shown, read: now } = latest.current;
      if (!Object.is(shown, now())) refresh(undefined as never);
    };
    check();
    return subscribe(check);
  }, [subscribe]);
  return value;
}
