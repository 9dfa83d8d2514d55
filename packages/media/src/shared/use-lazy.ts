/** A part of the player that is fetched when there is something for it to do. */
import { report } from '@enliven/core';
import { useEffect, useState } from 'react';

/** @param load the same function each time @returns the part once it is here */
export function useLazy<T>(load: () => Promise<{ default: T }>, wanted: boolean): T | undefined {
  const [part, setPart] = useState<{ default: T }>();
  useEffect(() => {
    if (!wanted) return;
    let alive = true;
    load().then(
      (module) => alive && setPart(module),
      // The player does without.
      (error) => report(error, { package: '@enliven/media' }),
    );
    return () => {
      alive = false;
    };
  }, [load, wanted]);
  return wanted ? part?.default : undefined;
}
