/** Listens to changes of the cart: ours, and the platform's through jQuery, without the bridge that forwards all of its events. */
import { useEffect, useRef } from 'react';
import { useJQueryEvent } from './use-jquery-event';

/** @param names of the platform, without our prefix; one string, so that it is the same in each render */
export function useShopEvents(owner: Document, names: string, handler: () => void): void {
  const isScheduled = useRef(false);
  // With the bridge open, an event of jQuery arrives a second time as our own event.
  const schedule = () => {
    if (isScheduled.current) return;
    isScheduled.current = true;
    queueMicrotask(() => {
      if (isScheduled.current) handler();
      isScheduled.current = false;
    });
  };
  useEffect(
    () => () => {
      isScheduled.current = false;
    },
    [],
  );
  useJQueryEvent(owner.body, owner, names, schedule);
  useJQueryEvent(owner, owner, names.replace(/\S+/g, 'shop:$&'), schedule);
}
