/** One request at a time: what is under way says so, and further presses are ignored. */
import { claim } from '@enliven/core';

export const isBusy = (element: Element): boolean => element.closest('.processing') !== null;

/** @returns the function that makes them usable again */
export function makeBusy(elements: Iterable<Element>): () => void {
  const claims = [...elements].flatMap((element) => [
    claim(element, 'class:processing', true),
    claim(element, 'attr:aria-busy', 'true'),
  ]);
  return () => {
    for (const release of claims) release();
  };
}
