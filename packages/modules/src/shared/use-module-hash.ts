/** A module's state in the address: written a moment after it has changed, followed when somebody else changes it. */
import { setHash, useHash, useTimeout } from '@enliven/core';
import { useRef, useState } from 'react';

type Params = readonly (string | number)[];

/**
 * @param delay milliseconds until it is written; of several calls the last counts
 * @param apply follows the address: at the start, on each change, and on `et_hashchange`
 * @returns the function that writes; does nothing for a module without id
 */
export function useModuleHash(
  element: Element,
  delay: number,
  apply: (params: string[]) => void,
): (params: Params) => void {
  const [pending, setPending] = useState<{ params: Params; turn: number } | null>(null);
  const turn = useRef(0);
  const echo = useRef('');
  useTimeout(
    () => {
      setPending((now) => (now === pending ? null : now));
      if (!pending || !element.id) return;
      const { location } = element.ownerDocument;
      const before = location.hash;
      setHash(element.id, pending.params);
      if (location.hash !== before) echo.current = pending.params.join('|');
    },
    // Another delay starts the timer anew, also when a press comes between its end and the next render.
    pending ? delay + (pending.turn % 2) : null,
  );
  useHash(element, (params) => {
    // What we wrote comes back as an event, by when the visitor may have gone on.
    const own = echo.current !== '' && echo.current === params.join('|');
    echo.current = '';
    if (!own && !pending) apply(params);
  });
  return (params) => {
    turn.current += 1;
    setPending({ params, turn: turn.current });
  };
}
