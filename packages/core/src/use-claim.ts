/** Claims as hooks: what is rendered is what the server's element looks like, until the component goes. */
import { useLayoutEffect } from 'react';
import { type ClaimKey, claim } from './claim';

/** Claims `key` while mounted. `undefined` leaves the element to the server. */
export function useClaim(element: Element | null | undefined, key: ClaimKey, value: unknown): void {
  useLayoutEffect(() => {
    if (element && value !== undefined) return claim(element, key, value);
  }, [element, key, value]);
}
