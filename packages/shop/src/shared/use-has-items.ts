/** Whether the cart has items, read without blocking the page. */
import { useEvent } from '@enliven/core';
import { useEffect, useState } from 'react';
import { cookieStoreOf, hasItems } from './cart-cookie';

/** @returns true also in browsers that report no changes of cookies; undefined until the cookie is read */
export function useHasItems(owner: Document): boolean | undefined {
  const store = cookieStoreOf(owner);
  const [value, setValue] = useState(store ? undefined : true);
  const update = () => void hasItems(owner).then(setValue);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, since the document of an element stays
  useEffect(() => {
    if (store) update();
  }, []);
  useEvent(store, 'change', update);
  // A page in the back/forward cache misses changes of cookies.
  useEvent<PageTransitionEvent>(store && owner.defaultView, 'pageshow', ({ persisted }) => persisted && update());
  return value;
}
