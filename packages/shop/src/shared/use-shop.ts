/** Hooks for events of the shop, with the platform's jQuery scripts on the page and without them (docs/reference/shop.md#events). */
import { useLatest, useScope } from '@enliven/core';
import { useLayoutEffect } from 'react';
import { openBridge } from './shop-bridge';

/** Forwards the platform's events as native ones while mounted, for all listeners on the page. */
export function useShopBridge(owner: Document): void {
  useLayoutEffect(() => openBridge(owner), [owner]);
}

/**
 * Listens to events of the shop while mounted.
 *
 * @param names without the prefix; one string, so that it is the same in each render
 * @param handler gets the name and the platform's arguments
 */
export function useShop(
  owner: Document,
  names: string,
  handler: (name: string, args: readonly unknown[], target: Element) => void,
): void {
  const latest = useLatest(handler);
  useShopBridge(owner);
  useScope(
    (scope) => {
      for (const name of names.split(' '))
        scope.on<CustomEvent<{ args: readonly unknown[] } | null>>(owner, `shop:${name}`, ({ detail, target }) =>
          latest.current(name, detail?.args ?? [], target as Element),
        );
    },
    [owner, names, latest],
  );
}
