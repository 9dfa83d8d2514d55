/** Writes text into a server element as often as every frame, without a render for each. */
import { type Claim, claim } from '@enliven/core';
import { useLayoutEffect, useMemo, useRef } from 'react';

/** @returns a function that shows a text until the mount ends; it does nothing where the server put elements of its own */
export function useText(element: Element | null | undefined): (text: string) => void {
  const release = useRef<Claim | undefined>(undefined);
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
      if (release.current) release.current.to(text);
      else release.current = claim(element, 'prop:textContent', text);
    },
    [element],
  );
}
