/** Fetches a part of a behavior when it is needed. */
import { useEffect, useState } from 'react';
import { report } from '../errors/report';
import { inTime } from '../runtime/loader';
import { usePlace } from '../runtime/mount-context';
import { useLatest } from './use-latest';

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
  const place = usePlace();
  const [part, setPart] = useState<{ default: T }>();
  const latest = useLatest(onMissing);
  useEffect(() => {
    if (!wanted) return;
    let alive = true;
    inTime(load()).then(
      (module) => alive && setPart(module),
      (cause) => {
        report(new Error(`a part did not load, it goes on without: ${cause?.message ?? cause}`, { cause }), place);
        if (alive) latest.current?.();
      },
    );
    return () => {
      alive = false;
    };
  }, [load, wanted, place, latest]);
  return wanted ? part?.default : undefined;
}
