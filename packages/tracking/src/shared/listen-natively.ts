/** Native, passive listeners, for events that scripts do not send through jQuery. */
import { guard, type Scope } from '@enliven/core';

/**
 * Listens to events until the scope ends.
 *
 * @param types separated by spaces
 * @param capture receives an event before the listeners of its target, which may stop it @default false
 */
export function listenNatively<E extends Event>(
  scope: Scope,
  target: EventTarget,
  types: string,
  handler: (event: E) => void,
  capture = false,
): void {
  const listener = guard(scope.place, handler as (event: Event) => void);
  for (const type of types.split(' ')) {
    target.addEventListener(type, listener, { capture, passive: true });
    scope.add(() => target.removeEventListener(type, listener, capture));
  }
}
