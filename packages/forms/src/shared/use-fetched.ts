/** Runs what is fetched only where it is needed, for as long as its component lives. */
import { useLayoutEffect } from 'react';

/** @param begin the same function on every render; resolves to the function that ends it. Nothing is fetched without one */
export function useFetched(begin: (() => Promise<() => void>) | undefined): void {
  useLayoutEffect(() => {
    let end: (() => void) | undefined;
    let ended = false;
    begin?.().then((stop) => {
      end = stop;
      if (ended) stop();
    });
    return () => {
      ended = true;
      end?.();
    };
  }, [begin]);
}
