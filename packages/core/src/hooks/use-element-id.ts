/** An id to point at with ARIA: the element's own, or one of ours while it is needed. */
import { useState } from 'react';
import { shared } from '../runtime/shared';
import { useAttr } from './use-claim';

const counter = shared('ids', () => ({ last: 0, given: new WeakMap<Element, string>() }));

const fresh = () => `enliven-${++counter.last}`;

/** The same for everybody who asks about the same element. */
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
