/** The address as a part of a module's state. */
import { setHash, useHash } from '@enliven/core';
import { useLayoutEffect, useRef } from 'react';

type Params = readonly (string | number)[];

/**
 * Keeps a module's state in the address: writes it after a delay, and applies changes made by others.
 *
 * @param delay milliseconds until it is written; of several calls the last counts
 * @param apply follows the address: at the start, on each change, and on `et_hashchange`
 * @returns the function that writes; does nothing for a module without id
 */
export function useModuleHash(
  element: Element,
  delay: number,
  apply: (params: string[]) => void,
): (params: Params) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const echo = useRef('');
  useLayoutEffect(() => () => clearTimeout(timer.current), []);
  useHash(element, (params) => {
    // What we wrote comes back as an event, by when the visitor may have gone on.
    const own = echo.current !== '' && echo.current === params.join('|');
    echo.current = '';
    if (!own && timer.current === undefined) apply(params);
  });
  return (params) => {
    if (!element.id) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      const { location } = element.ownerDocument;
      const before = location.hash;
      setHash(element.id, params);
      if (location.hash !== before) echo.current = params.join('|');
    }, delay);
  };
}
