/** A part of the player that is fetched when there is something for it to do. */
import { report, useLatest } from '@enliven/core';
import { useEffect, useState } from 'react';

/**
 * @param load the same function each time
 * @param onMissing called when the part does not come; without one the player does without
 * @returns the part once it is here
 */
export function useLazy<T>(
  load: () => Promise<{ default: T }>,
  wanted: boolean,
  onMissing?: () => void,
): T | undefined {
  const [part, setPart] = useState<{ default: T }>();
  const latest = useLatest(onMissing);
  useEffect(() => {
    if (!wanted) return;
    let alive = true;
    load().then(
      (module) => alive && setPart(module),
      (error) => {
        report(error, { package: '@enliven/media' });
        if (alive) latest.current?.();
      },
    );
    return () => {
      alive = false;
    };
  }, [load, wanted, latest]);
  return wanted ? part?.default : undefined;
}
