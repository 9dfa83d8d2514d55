/** Value of a medium that updates on media events. */
import { useMemo, useSyncExternalStore } from 'react';
import type { Medium } from './medium';

/**
 * Returns a value of a medium, and renders again when it changes.
 *
 * @param types event types after which to read again, separated by spaces; must be constant
 * @param read returns the value
 */
export function useMediaValue<T extends string | number | boolean>(
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
