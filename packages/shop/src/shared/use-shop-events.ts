/** Hears changes of the cart: our own, and the platform's through jQuery, without the code that passes all of its events on. */

import { useEffect, useRef } from 'react';
import { useHeard } from './use-heard';

/** @param names of the platform, without our prefix; one string, so that it is the same in each render */
export function useShopEvents(owner: Document, names: string, handler: () => void): void {
  const due = useRef(false);
  // With the bridge open, what jQuery says is heard a second time as our own event.
  const hear = () => {
    if (due.current) return;
    due.current = true;
    queueMicrotask(() => {
      if (due.current) handler();
      due.current = false;
    });
  };
  useEffect(
    () => () => {
      due.current = false;
    },
    [],
  );
  useHeard(owner.body, owner, names, hear);
  useHeard(owner, owner, names.replace(/\S+/g, 'shop:$&'), hear);
}
