/** Returns an id for ARIA references: the element's own, or one that is set while mounted. */
import { useState } from 'react';
import { shared } from '../runtime/shared';
import { useAttr } from './use-claim';

const counter = shared('ids', () => ({ last: 0, given: new WeakMap<Element, string>() }));

const fresh = () => `enliven-${++counter.last}`;

/** Returns the same id for the same element. */
function idFor(element: Element | null | undefined): string {
  if (!element) return fresh();
  if (element.id) return element.id;
  const id = counter.given.get(element) ?? fresh();
  counter.given.set(element, id);
  return id;
}

/** Returns the id the element has while mounted. */
export function useElementId(element: Element | null | undefined): string | undefined {
  const [own] = useState(() => idFor(element));
  useAttr(element, 'id', element ? own : undefined);
  return element ? own : undefined;
}
