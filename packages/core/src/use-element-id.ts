/** An id to point at with ARIA: the element's own, or one of ours while it is needed. */
import { useState } from 'react';
import { shared } from './shared';
import { useAttr } from './use-attr';

const counter = shared('ids', () => ({ last: 0 }));

/** Returns the id the element has while mounted. */
export function useElementId(element: Element | null | undefined): string | undefined {
  const [own] = useState(() => element?.id || `enliven-${++counter.last}`);
  useAttr(element, 'id', element ? own : undefined);
  return element ? own : undefined;
}
