/** Writes a module's state into the address a moment after it has changed. */
import { setHash, useTimeout } from '@enliven/core';
import { useState } from 'react';

type Params = readonly (string | number)[];

/** @returns the function that writes; within `delay` ms the last call counts. Does nothing for a module without id */
export function useHashWriter(element: Element, delay: number): (params: Params) => void {
  const [pending, write] = useState<Params | null>(null);
  useTimeout(
    () => {
      if (pending && element.id) setHash(element.id, pending);
      write(null);
    },
    pending ? delay : null,
  );
  return write;
}
