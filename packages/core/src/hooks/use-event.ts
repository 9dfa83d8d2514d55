/** Listens on a server element, and for a module's own parameters in the address; errors of the handler are reported. */
import { useLayoutEffect } from 'react';
import { listen } from '../dom/jquery';
import { guard } from '../errors/report';
import { $hash, type HashEvent, parseHash } from '../page/hash';
import { usePlace } from '../runtime/mount-context';
import { useLatest } from './use-store';

/**
 * Attached with the mount and detached with it; the newest handler is called without attaching again.
 *
 * @param target nothing is attached while it is null
 * @param handler with jQuery on the page, too, it gets the native event (see `listen`)
 */
export function useEvent<E extends Event = Event>(
  target: EventTarget | null | undefined,
  type: string,
  handler: (event: E) => void,
): void {
  const place = usePlace();
  const latest = useLatest(handler);
  useLayoutEffect(() => {
    if (!target) return;
    const guarded = guard(place, (event: Event) => latest.current(event as E));
    return listen(target, type, guarded);
  }, [target, type, place, latest]);
}

/** Calls `apply` with the element's parameters when it mounts, on each change, and on `et_hashchange` sent to it. */
export function useHash(element: Element, apply: (params: string[]) => void): void {
  const latest = useLatest(apply);
  useEvent<HashEvent>(element, 'et_hashchange', (event) => {
    // A tab set inside another one bubbles; only the element's own event counts.
    if (event.target === element) latest.current((event.params ?? []).map(String));
  });
  useLayoutEffect(() => {
    const mine = parseHash(location.hash).find((entry) => entry.id && entry.id === element.id);
    if (mine && mine.params.length > 0) latest.current(mine.params);
    return $hash.listen(() => {});
  }, [element, latest]);
}
