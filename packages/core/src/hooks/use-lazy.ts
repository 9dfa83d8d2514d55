/** Parts of behaviors that are fetched when they are needed. */
import { useState } from 'react';
import { useLatest } from './use-latest';
import { useScope } from './use-scope';

/**
 * Fetches a part of a behavior when it is needed.
 *
 * @param load an `import()`; the same function each time
 * @param wanted nothing is fetched before it is true
 * @param onMissing called if the part fails to load within ten seconds, which is reported; the behavior works without it
 * @returns the part once it is loaded, while it is wanted
 */
export function useLazy<T>(
  load: () => Promise<{ default: T }>,
  wanted: boolean,
  onMissing?: () => void,
): T | undefined {
  const [part, setPart] = useState<{ default: T }>();
  const latest = useLatest(onMissing);
  useScope(
    (scope) => {
      if (wanted) scope.lazy(load, setPart, () => latest.current?.());
    },
    [load, wanted, latest],
  );
  return wanted ? part?.default : undefined;
}
