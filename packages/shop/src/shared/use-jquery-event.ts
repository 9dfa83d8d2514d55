/** Listens to events that other scripts may send natively or through jQuery, including a jQuery that loads later. */
import { MountContext, page, Scope, useLatest } from '@enliven/core';
import { useContext, useEffect } from 'react';

/** @param types separated by spaces; one string, so that it is the same in each render */
export function useJQueryEvent(
  target: EventTarget,
  owner: Document,
  types: string,
  handler: (event: Event) => void,
): void {
  const place = useContext(MountContext);
  const latest = useLatest(handler);
  // Not a layout effect: events that the component sends when it mounts are not for its own handler.
  useEffect(() => {
    const scope = new Scope(place);
    let listeners: Scope | undefined;
    let current: unknown;
    function attach(): void {
      const jQuery = page().global('jQuery');
      if (listeners && jQuery === current) return;
      current = jQuery;
      listeners?.dispose();
      const next = scope.open();
      for (const type of types.split(' ')) next.on(target, type, (event) => latest.current(event));
      listeners = next;
    }
    attach();
    // Each script dispatches `load` once it has run: jQuery may load late, and a second one may replace the first.
    owner.addEventListener('load', attach, true);
    scope.add(() => owner.removeEventListener('load', attach, true));
    return () => scope.dispose();
  }, [target, owner, types, latest, place]);
}
