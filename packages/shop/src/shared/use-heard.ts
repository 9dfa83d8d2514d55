/** Listens to events that other scripts may send natively or through jQuery, also through a jQuery that arrives late. */
import { listen, page, type Release, useLatest } from '@enliven/core';
import { useEffect } from 'react';

/** @param types separated by spaces; one string, so that it is the same in each render */
export function useHeard(target: EventTarget, owner: Document, types: string, handler: (event: Event) => void): void {
  const latest = useLatest(handler);
  useEffect(() => {
    let undo: Release[] = [];
    let known: unknown;
    const end = () => {
      for (const off of undo) off();
      undo = [];
    };
    function attach(): void {
      const jQuery = page().global('jQuery');
      if (undo[0] && jQuery === known) return;
      known = jQuery;
      end();
      undo = types.split(' ').map((type) => listen(target, type, (event) => latest.current(event)));
    }
    attach();
    // Each script says on itself that it has run: jQuery may come late, and a second one may take the place of the first.
    owner.addEventListener('load', attach, true);
    return () => {
      owner.removeEventListener('load', attach, true);
      end();
    };
  }, [target, owner, types, latest]);
}
