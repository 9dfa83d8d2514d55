/** Whether an element, or what it is in, is stuck to the window now; told by the sticky modules' window events. */
import { useEvent } from '@enliven/core';
import { useState } from 'react';

export function useSticky(element: Element): boolean {
  const read = () => element.closest('.et_pb_sticky') !== null;
  const [sticky, setSticky] = useState(read);
  const view = element.ownerDocument.defaultView;
  useEvent(view, 'ETBuilderStickyStart', () => setSticky(read));
  useEvent(view, 'ETBuilderStickyEnd', () => setSticky(read));
  return sticky;
}
