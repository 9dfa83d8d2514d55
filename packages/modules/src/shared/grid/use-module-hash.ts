/** State of a module in the hash of the address. */
import { documentOf, member, setHash, useHash } from '@enliven/core';
import { useLayoutEffect, useRef } from 'react';

type Params = readonly (string | number)[];

/**
 * Keeps a module's state in the address: writes it after a delay, and applies changes made by others.
 *
 * @param delay milliseconds until the last call is written
 * @param apply called with the parameters of the address: initially, on each change, and on `et_hashchange`
 * @returns a function that writes parameters; it does nothing for a module without id
 */
export function useModuleHash(
  element: Element,
  delay: number,
  apply: (params: string[]) => void,
): (params: Params) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastWritten = useRef('');
  useLayoutEffect(() => () => clearTimeout(timer.current), []);
  useHash(element, (params) => {
    // Ignores the event of the hook's own change, since the visitor may have moved on.
    const isOwnChange = lastWritten.current !== '' && lastWritten.current === params.join('|');
    lastWritten.current = '';
    if (!isOwnChange && timer.current === undefined) apply(params);
  });
  return (params) => {
    if (!member(element, 'id')) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      const { location } = documentOf(element);
      const before = location.hash;
      setHash(member(element, 'id'), params);
      if (location.hash !== before) lastWritten.current = params.join('|');
    }, delay);
  };
}
