/** Parameters that the address has for a module. */
import { useLayoutEffect } from 'react';
import { member } from '../dom/members';
import { $hash, type HashEvent, parseHash } from '../page/hash';
import { useEvent } from './use-event';
import { useLatest } from './use-latest';

/** Calls `apply` with the element's parameters when it mounts, on each change, and on `et_hashchange` sent to it. */
export function useHash(element: Element, apply: (params: string[]) => void): void {
  const latest = useLatest(apply);
  useEvent<HashEvent>(element, 'et_hashchange', (event) => {
    // A tab set inside another one bubbles; only the element's own event counts.
    if (event.target === element) latest.current((event.params ?? []).map(String));
  });
  useLayoutEffect(() => {
    const id = member(element, 'id');
    const own = parseHash(location.hash).find((entry) => entry.id && entry.id === id);
    if (own && own.params.length > 0) latest.current(own.params);
    // The store dispatches `et_hashchange` only while it has a listener.
    return $hash.listen(() => {});
  }, [element, latest]);
}
