/** Hooks that measure elements. */
import { measure, useLatest, watchSize } from '@enliven/core';
import { useLayoutEffect, useState } from 'react';

/**
 * @param key what the result depends on; after a change the result is undefined until it is measured again
 * @param read runs in the shared read phase
 * @param holds the last answer stays until the next one is there, for what measures the same with it and without it:
 * otherwise the page shows for a frame what it was before, and everything below jumps twice @default false
 */
export function useMeasured<T>(key: unknown, read: () => T, holds = false): T | undefined {
  const [known, setKnown] = useState<{ key: unknown; value: T }>();
  const latest = useLatest(read);
  const fresh = known?.key === key;
  useLayoutEffect(() => {
    if (!fresh)
      return measure(
        () => latest.current(),
        (value) => setKnown({ key, value }),
      );
  }, [key, fresh, latest]);
  return fresh || holds ? known?.value : undefined;
}

/** CSS pixels; follows every change, also from hidden to shown. */
export function useWidth(element: Element | null | undefined): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element) return;
    return watchSize([element], ([entry]) => entry?.contentRect.width ?? 0, setWidth);
  }, [element]);
  return width;
}

/**
 * Calls `listener` in the frame after each change, not for the first width.
 *
 * @returns the function that stops watching
 */
export function watchWidth(element: Element, listener: (width: number) => void): () => void {
  let known: number | undefined;
  return watchSize(
    [element],
    ([entry]) => entry?.contentRect.width ?? 0,
    (width) => {
      const news = known !== undefined && known !== width;
      known = width;
      if (news) listener(width);
    },
  );
}
