/** Early insertion of elements that other scripts on the page may look for. */
import { useLayoutEffect, useState } from 'react';
import { hasNeighbors, holdReady } from '../page/neighbors';

/**
 * Returns whether to insert elements at the mount that are otherwise inserted on approach, since another script may look for them. jQuery's
 * `ready` handlers wait until `isBuilt`.
 *
 * @param isBuilt whether the elements are in the page, or never will be
 */
export function useEarly(isBuilt: boolean): boolean {
  const [isEarly] = useState(hasNeighbors);
  const isWaiting = isEarly && !isBuilt;
  useLayoutEffect(() => {
    if (!isWaiting) return;
    const release = holdReady();
    // After the elements of the same commit are in the page.
    return () => void setTimeout(release);
  }, [isWaiting]);
  return isEarly;
}
