/** Listeners on server elements. */
import { useLatest } from './use-latest';
import { useScope } from './use-scope';

/**
 * Listens while mounted; the newest handler is called without listening again.
 *
 * @param target nothing is attached while it is null
 * @param handler receives the native event, even if jQuery is on the page (see `listen`)
 */
export function useEvent<E extends Event = Event>(
  target: EventTarget | null | undefined,
  type: string,
  handler: (event: E) => void,
): void {
  const latest = useLatest(handler);
  useScope(
    (scope) => {
      if (target) scope.on<E>(target, type, (event) => latest.current(event));
    },
    [target, type, latest],
  );
}
