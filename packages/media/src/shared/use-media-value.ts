/** Renders with something a medium says, and again when it says something else. */
import { useMemo, useSyncExternalStore } from 'react';
import type { Medium } from './medium';

/**
 * @param types event types after which to read again, separated by spaces; keep one text
 * @param read answers a text, number or boolean
 */
export function useReading<T extends string | number | boolean>(
  medium: Medium,
  types: string,
  read: (medium: Medium) => T,
): T {
  const subscribe = useMemo(
    () => (changed: () => void) => {
      for (const type of types.split(' ')) medium.addEventListener(type, changed);
      return () => {
        for (const type of types.split(' ')) medium.removeEventListener(type, changed);
      };
    },
    [medium, types],
  );
  const answer = () => read(medium);
  return useSyncExternalStore(subscribe, answer, answer);
}
