/** Measures what elements are by themselves: what was made of the last answer is given back first, where that matters. */
import { measure, useLatest } from '@enliven/core';
import { useLayoutEffect, useState } from 'react';

/**
 * @param key what the answer depends on; when it changes the answer is undefined until it has been measured anew
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
