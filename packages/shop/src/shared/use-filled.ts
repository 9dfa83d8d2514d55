/** Whether anything is in the cart, without holding the page up. */
import { useEvent } from '@enliven/core';
import { useEffect, useState } from 'react';
import { cookieStoreOf, isFilled } from './shop-events';

/** @returns true also where the browser does not say when that changes; undefined until it has said it */
export function useFilled(owner: Document): boolean | undefined {
  const store = cookieStoreOf(owner);
  const [filled, setFilled] = useState(store ? undefined : true);
  const look = () => void isFilled(owner).then(setFilled);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the element, whose document stays
  useEffect(() => {
    if (store) look();
  }, []);
  useEvent(store, 'change', look);
  // Whoever comes back to a page has not been told of what happened in between.
  useEvent<PageTransitionEvent>(store && owner.defaultView, 'pageshow', ({ persisted }) => persisted && look());
  return filled;
}
