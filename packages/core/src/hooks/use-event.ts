/** Listens on a server element; errors of the handler are reported. */
import { useLayoutEffect } from 'react';
import { listen } from '../dom/jquery';
import { guard } from '../errors/report';
import { usePlace } from '../runtime/mount-context';
import { useLatest } from './use-latest';

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
