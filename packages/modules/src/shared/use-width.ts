/** The width of an element's content, 0 while it has no box. */
import { useLayoutEffect, useState } from 'react';

/** CSS pixels; follows every change, also from hidden to shown. */
export function useWidth(element: Element | null | undefined): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element || typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver((entries) => {
      for (const { contentRect } of entries) setWidth(contentRect.width);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
