/** Hears changes of the cart: our own, and the platform's through jQuery, without the code that passes all of its events on. */
import { listen, page, type Release, useLatest } from '@enliven/core';
import { useEffect } from 'react';

/** @param names of the platform, without our prefix; one string, so that it is the same in each render */
export function useShopEvents(owner: Document, names: string, handler: () => void): void {
  const latest = useLatest(handler);
  useEffect(() => {
    let undo: Release[] = [];
    let known: unknown;
    const end = () => {
      for (const off of undo) off();
      undo = [];
    };
    let due = false;
    // With the bridge open, what jQuery says is heard a second time as our own event.
    const hear = () => {
      if (due) return;
      due = true;
      queueMicrotask(() => {
        due = false;
        if (undo[0]) latest.current();
      });
    };
    function attach(): void {
      const jQuery = page().global('jQuery');
      if (undo[0] && jQuery === known) return;
      known = jQuery;
      end();
      undo = names.split(' ').flatMap((name) => [listen(owner.body, name, hear), listen(owner, `shop:${name}`, hear)]);
    }
    attach();
    // A script says on itself that it has run: jQuery may come late, and a second one may take the place of the first.
    owner.addEventListener('load', attach, true);
    return () => {
      owner.removeEventListener('load', attach, true);
      end();
    };
  }, [owner, names, latest]);
}
