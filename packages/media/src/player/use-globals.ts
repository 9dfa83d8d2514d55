/** Old names on the window for as long as any player is on the page. */
import { report, shared } from '@enliven/core';
import { useLayoutEffect } from 'react';

interface Count {
  players: number;
  remove: (() => void) | undefined;
}

const count = () => shared('media-globals', (): Count => ({ players: 0, remove: undefined }));

export function useGlobals(owner: Document): void {
  useLayoutEffect(() => {
    const here = count();
    here.players += 1;
    import('../api/globals').then(
      ({ installGlobals }) => {
        if (here.players > 0) here.remove ??= installGlobals(owner);
      },
      (error) => report(error, { package: '@enliven/media' }),
    );
    return () => {
      here.players -= 1;
      if (here.players > 0) return;
      here.remove?.();
      here.remove = undefined;
    };
  }, [owner]);
}
