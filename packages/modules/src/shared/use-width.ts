/** The width of an element's content, 0 while it has no box. */
import { watchSize } from '@enliven/core';
import { useLayoutEffect, useState } from 'react';

/** CSS pixels; follows every change, also from hidden to shown. */
export function useWidth(element: Element | null | undefined): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element) return;
    return watchSize([element], ([entry]) => entry?.contentRect.width ?? 0, setWidth);
  }, [element]);
  return width;
}
