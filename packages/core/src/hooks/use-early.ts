/** Builds early what other scripts on the page may look for. */
import { useLayoutEffect, useState } from 'react';
import { hasNeighbors, holdReady } from '../page/neighbors';

/**
 * Returns whether to build at the mount what is else built on approach, since another script may look for it. Until it is built,
 * jQuery's `ready` handlers wait.
 *
 * @param isBuilt whether it is there, or never will be
 */
export function useEarly(isBuilt: boolean): boolean {
  const [isEarly] = useState(hasNeighbors);
  const isWaiting = isEarly && !isBuilt;
  useLayoutEffect(() => {
    if (!isWaiting) return;
    const release = holdReady();
    // Once what is built in the same commit is in the page.
    return () => void setTimeout(release);
  }, [isWaiting]);
  return isEarly;
}
