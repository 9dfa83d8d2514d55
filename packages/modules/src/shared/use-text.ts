/** Writes text into a server element as often as every frame, without a render for each. */
import { claim, type Release } from '@enliven/core';
import { useLayoutEffect, useMemo, useRef } from 'react';

/** @returns a function that shows a text until the mount ends; it does nothing where the server put elements of its own */
export function useText(element: Element | null | undefined): (text: string) => void {
  const release = useRef<Release | undefined>(undefined);
  useLayoutEffect(
    () => () => {
      release.current?.();
      release.current = undefined;
    },
    [],
  );
  return useMemo(
    () => (text) => {
      if (!element || element.children.length > 0) return;
      const before = release.current;
      release.current = claim(element, 'prop:textContent', text);
      before?.();
    },
    [element],
  );
}
