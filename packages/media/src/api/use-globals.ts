/** Old names on the window for as long as any player is on the page. */
import { shared } from '@enliven/core';
import { useLayoutEffect } from 'react';
import { installGlobals } from './globals';

interface Count {
  players: number;
  remove: (() => void) | undefined;
}

const count = () => shared('media-globals', (): Count => ({ players: 0, remove: undefined }));

export function useGlobals(owner: Document): void {
  useLayoutEffect(() => {
    const here = count();
    here.players += 1;
    here.remove ??= installGlobals(owner);
    return () => {
      here.players -= 1;
      if (here.players > 0) return;
      here.remove?.();
      here.remove = undefined;
    };
  }, [owner]);
}
