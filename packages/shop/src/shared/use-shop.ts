/** Listens to the shop for as long as the component lives. */
import { MountContext, report, useLatest } from '@enliven/core';
import { useContext, useLayoutEffect } from 'react';
import { openBridge, type ShopEvent } from './shop-events';

/**
 * @param names without the prefix; one string, so that it is the same in each render
 * @param handler gets the name and what the platform has sent along
 */
export function useShop(
  owner: Document,
  names: string,
  handler: (name: string, args: readonly unknown[], target: Element) => void,
): void {
  const place = useContext(MountContext);
  const latest = useLatest(handler);
  useLayoutEffect(() => {
    const close = openBridge(owner);
    const stop = new AbortController();
    const hear = (event: Event) => {
      const { type, detail, target } = event as ShopEvent;
      try {
        latest.current(type.slice(5), detail?.args ?? [], target as Element);
      } catch (error) {
        report(error, place);
      }
    };
    for (const name of names.split(' ')) owner.addEventListener(`shop:${name}`, hear, { signal: stop.signal });
    return () => {
      stop.abort();
      close();
    };
  }, [owner, names, latest, place]);
}
