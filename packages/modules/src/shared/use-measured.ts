/** Measures what elements are by themselves: whatever was made of the last answer is given back first. */
import { measure, useLatest } from '@enliven/core';
import { useLayoutEffect, useState } from 'react';

/**
 * @param key what the answer depends on; when it changes the answer is undefined until it has been measured anew
 * @param read runs in the shared read phase
 */
export function useMeasured<T>(key: unknown, read: () => T): T | undefined {
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
  return fresh ? known?.value : undefined;
}
